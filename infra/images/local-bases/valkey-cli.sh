#!/bin/bash
# valkey-cli ping
exec 3<> /dev/tcp/127.0.0.1/6379
printf 'AUTH %s\r\nPING\r\n' "$REDISCLI_AUTH" >&3
read -r _ <&3 && head -n 1 <&3
