#!/bin/bash
# Makes the cluster of the first start as the official image does: a database, a password, and SCRAM for every address.
set -eu
data=/var/lib/postgresql/18/docker
as_postgres() { setpriv --reuid=999 --regid=999 --clear-groups env LC_ALL=C "$@"; }
if [ ! -f "$data/PG_VERSION" ]; then
  install -d -o 999 -g 999 -m 700 /var/lib/postgresql/18 "$data"
  (umask 077 && echo "$POSTGRES_PASSWORD" > /tmp/password && chown 999 /tmp/password)
  as_postgres initdb -D "$data" -U postgres -E UTF8 -A scram-sha-256 --pwfile=/tmp/password > /dev/null
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  echo "CREATE DATABASE $POSTGRES_DB" | as_postgres postgres --single -D "$data" postgres > /dev/null
fi
program=$1
shift
exec setpriv --reuid=999 --regid=999 --clear-groups env LC_ALL=C "$program" -D "$data" -c listen_addresses='*' -k /tmp "$@"
