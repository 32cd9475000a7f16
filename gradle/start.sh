#!/bin/sh
# Starts the workbench. JAVA_HOME chooses the Java; JAVA_OPTS and WORKBENCH_OPTS add options, quoted as in a shell.
# The build replaces the words between @ signs (gradle/distribution.gradle). No part of a path is ever run as a command.

die() {
    printf '%s\n' "workbench: $1" >&2
    exit 1
}

script=$0
while [ -h "$script" ]; do
    link=$(readlink "$script")
    case $link in
        /*) script=$link ;;
        *) script=$(dirname -- "$script")/$link ;;
    esac
done
[ -d "$PWD" ] || env pwd >/dev/null 2>&1 || die "the current folder no longer exists; change to another one"
APP_HOME=$(CDPATH='' cd -- "$(dirname -- "$script")/.." && pwd -P) || die "the folder of $0 cannot be opened"
case $APP_HOME in
    *:*) die "Java cannot start from a folder with a colon in its path; move or rename $APP_HOME" ;;
esac
CLASSPATH=@CLASSPATH@

if [ -n "$JAVA_HOME" ]; then
    java=$JAVA_HOME/bin/java
    [ -x "$java" ] || die "JAVA_HOME is $JAVA_HOME, but $java is not a program; set JAVA_HOME to the folder of a Java 17 or later"
else
    java=java
    command -v java >/dev/null 2>&1 || die "there is no java in the PATH; install Java 17 or later, or set JAVA_HOME to its folder"
fi

set -- -classpath "$CLASSPATH" @MAIN@ "$@"
if [ -n "$JAVA_OPTS$WORKBENCH_OPTS" ]; then
    options=$(printf '%s\n' "$JAVA_OPTS $WORKBENCH_OPTS" | xargs -n 1 printf '%s\n') || die "JAVA_OPTS or WORKBENCH_OPTS has an unmatched quotation mark"
    set -f
    IFS='
'
    # shellcheck disable=SC2086
    set -- $options "$@"                  # one option per line
fi
exec "$java" @FLAGS@ "$@"
