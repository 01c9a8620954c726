#!/bin/bash
# As in the official image, the server alone runs under an account of its own.
if [ "$1" = valkey-server ]; then
  chown 999:999 /data
  exec setpriv --reuid=999 --regid=999 --clear-groups "$@"
fi
exec "$@"
