@echo off
rem Starts Gradle for this project: `gradle` from the PATH, else the official distribution, pinned by checksum.
setlocal
cd /d "%~dp0"
set VERSION=9.2.1
set SHA256=72f44c9f8ebcb1af43838f45ee5c4aa9c5444898b3468ab3f4af7b6076c5bc3f
where gradle >nul 2>nul && (gradle %* & exit /b)
if "%GRADLE_USER_HOME%"=="" set GRADLE_USER_HOME=%USERPROFILE%\.gradle
set HOME_DIR=%GRADLE_USER_HOME%\golden-angle
set GRADLE=%HOME_DIR%\gradle-%VERSION%\bin\gradle.bat
if exist "%GRADLE%" goto run
echo gradlew: no gradle on the PATH, fetching the official distribution %VERSION% 1>&2
powershell -NoProfile -Command "$ErrorActionPreference='Stop'; New-Item -Force -ItemType Directory '%HOME_DIR%' | Out-Null; $z='%HOME_DIR%\gradle.zip'; Invoke-WebRequest 'https://services.gradle.org/distributions/gradle-%VERSION%-bin.zip' -OutFile $z; if ((Get-FileHash $z -Algorithm SHA256).Hash -ne '%SHA256%'.ToUpper()) { Remove-Item $z; throw 'wrong checksum' }; Expand-Archive -Force $z '%HOME_DIR%'; Remove-Item $z" || (echo gradlew: Gradle could not be fetched: install Gradle 8.3 or newer and try again 1>&2 & exit /b 1)
:run
call "%GRADLE%" %*
