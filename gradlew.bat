@echo off
rem Starts Gradle for this project: `gradle` from the PATH, else the official distribution, pinned by checksum.
setlocal
cd /d "%~dp0"
set VERSION=8.14.3
set SHA256=bd71102213493060956ec229d946beee57158dbd89d0e62b91bca0fa2c5f3531
where gradle >nul 2>nul && (gradle %* & exit /b)
if "%GRADLE_USER_HOME%"=="" set GRADLE_USER_HOME=%USERPROFILE%\.gradle
set HOME_DIR=%GRADLE_USER_HOME%\golden-angle
set GRADLE=%HOME_DIR%\gradle-%VERSION%\bin\gradle.bat
if exist "%GRADLE%" goto run
echo gradlew: no gradle on the PATH, fetching the official distribution %VERSION% 1>&2
powershell -NoProfile -Command "$ErrorActionPreference='Stop'; New-Item -Force -ItemType Directory '%HOME_DIR%' | Out-Null; $z='%HOME_DIR%\gradle.zip'; Invoke-WebRequest 'https://services.gradle.org/distributions/gradle-%VERSION%-bin.zip' -OutFile $z; if ((Get-FileHash $z -Algorithm SHA256).Hash -ne '%SHA256%'.ToUpper()) { Remove-Item $z; throw 'wrong checksum' }; Expand-Archive -Force $z '%HOME_DIR%'; Remove-Item $z" || (echo gradlew: Gradle could not be fetched: install Gradle 8 and try again 1>&2 & exit /b 1)
:run
call "%GRADLE%" %*
