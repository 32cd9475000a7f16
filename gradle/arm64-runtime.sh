#!/bin/sh
# Unpacks an arm64 Java runtime and the libraries it needs into a folder, on Debian or Ubuntu, without touching the system:
#   gradle/arm64-runtime.sh DIR && ./gradlew determinism -Parm64=DIR
# What runs it is qemu-user-static, from the system's packages.
set -eu
[ $# = 1 ] || { echo "usage: $0 DIR" >&2; exit 1; }
mkdir -p "$1/packages" "$1/apt/lists/partial" "$1/apt/cache/archives/partial"
root=$(cd "$1" && pwd)
options="-qq -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o Dir::State::Lists=$root/apt/lists -o Dir::Cache=$root/apt/cache -o Dir::State::status=/dev/null"
cd "$root/packages"
apt-get $options update
apt-get $options download openjdk-17-jre-headless libc6 zlib1g libgcc-s1 libstdc++6
for package in *.deb; do dpkg-deb -x "$package" "$root"; done
rm -rf "$root/apt" "$root/packages"
echo "arm64 runtime: $(ls -d "$root"/usr/lib/jvm/*/bin/java)"
