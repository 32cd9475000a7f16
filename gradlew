#!/bin/sh
# Starts Gradle for this project and fetches what a bare machine lacks. In order:
#   1. `gradle` from the PATH;
#   2. the official distribution, pinned by checksum, under the user's Gradle home;
#   3. as root on Debian or Ubuntu, the system's package.
# It says in one line what it does. There is no wrapper jar to trust.
set -eu
cd "$(dirname "$0")"

version=9.2.1
sha256=72f44c9f8ebcb1af43838f45ee5c4aa9c5444898b3468ab3f4af7b6076c5bc3f
home=${GRADLE_USER_HOME:-$HOME/.gradle}
unpacked=$home/golden-angle/gradle-$version

say() { echo "gradlew: $*" >&2; }
die() { say "$*"; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }
debian_root() { have apt-get && [ "$(id -u)" = 0 ]; }

apt_install() {
    # Someone else may hold the package lock for a while; the index may be missing or old.
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$@" >/dev/null 2>&1 && return
    apt-get -qq -o DPkg::Lock::Timeout=300 update >/dev/null 2>&1 || true
    apt-get -qq -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$@" >/dev/null
}

fetch() { # url file
    if have curl; then curl -fsSL --connect-timeout 10 --max-time 300 -o "$2" "$1"
    elif have wget; then wget -q --timeout=10 --tries=1 -O "$2" "$1"
    else return 1; fi
}

digest() { if have sha256sum; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d' ' -f1; }

download_gradle() {
    zip=$home/golden-angle/gradle-$version-$$.zip
    mkdir -p "$home/golden-angle"
    say "no gradle on the PATH: trying the official distribution $version"
    fetch "https://services.gradle.org/distributions/gradle-$version-bin.zip" "$zip" 2>/dev/null || { rm -f "$zip"; return 1; }
    [ "$(digest "$zip")" = "$sha256" ] || { rm -f "$zip"; die "the downloaded Gradle has a wrong checksum; nothing was run"; }
    (cd "$home/golden-angle" && { if have unzip; then unzip -q -o "$zip"; else jar xf "$zip"; fi; })
    rm -f "$zip"
    chmod +x "$unpacked/bin/gradle"
}

# The window needs GTK; the off-screen window and the tests need only font libraries.
native_libraries() {
    [ "$(uname -s)" = Linux ] && have ldconfig || return 0
    missing=
    libraries=$(ldconfig -p 2>/dev/null || true)
    case $libraries in *libpangoft2-1.0.so*) ;; *) missing="libpangoft2-1.0-0 fontconfig" ;; esac
    if [ -n "${DISPLAY:-}" ]; then
        case $libraries in *libgtk-3.so*) ;; *) missing="$missing libgtk-3-0" ;; esac
    fi
    [ -z "$missing" ] && return 0
    if debian_root; then
        say "installing the system libraries JavaFX draws with:" $missing
        apt_install $missing || say "could not install them; pictures and window tests may fail"
    else
        say "JavaFX needs system libraries that are missing here:" $missing
    fi
}

have java || [ -x "${JAVA_HOME:-/nonexistent}/bin/java" ] || die "no Java found: install a JDK 17 or newer"
native_libraries

if have gradle; then gradle=gradle
elif [ -x "$unpacked/bin/gradle" ]; then gradle=$unpacked/bin/gradle
elif download_gradle; then gradle=$unpacked/bin/gradle
elif debian_root; then
    say "the distribution cannot be reached: installing the system's gradle package"
    apt_install gradle || die "the gradle package could not be installed"
    gradle=gradle
else die "no gradle on the PATH, and the distribution cannot be reached: install Gradle 8.3 or newer and try again"
fi

# Debian's Gradle 4 runs on JDK 17 only, and its daemon does not pass DISPLAY on.
if "$gradle" --version 2>/dev/null | grep -q '^Gradle 4\.'; then
    set -- --no-daemon "$@"
    for jdk in /usr/lib/jvm/java-17-openjdk-*; do
        [ -x "$jdk/bin/javac" ] && JAVA_HOME=$jdk && export JAVA_HOME && break
    done
fi
exec "$gradle" "$@"
