#!/bin/bash
# Makes the certificates of PostgreSQL and NATS for docker-compose.yml, once: an authority whose key is thrown away, and
# a certificate for each server, whose key only that server can read.
#   make-certificates.sh <folder of the authority> <folder>:<host>:<user> …
set -euo pipefail
umask 077

authority=${1:?name the folder of the authority}
shift
# Written last, so that an interrupted start makes all of them again.
[ -s "$authority/ca.crt" ] && exit 0

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT INT TERM
# Ten years: a new authority needs a restart of all processes, so it is made on request (see ../RUNBOOK.md).
new_key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$1"; }
new_key "$scratch/ca.key"
openssl req -x509 -new -key "$scratch/ca.key" -subj '/CN=Manzil' -days 3650 -out "$scratch/ca.crt" \
  -addext 'basicConstraints=critical,CA:TRUE' -addext 'keyUsage=critical,keyCertSign,cRLSign'

for server in "$@"; do
  IFS=: read -r folder host user <<<"$server"
  new_key "$scratch/server.key"
  openssl req -new -key "$scratch/server.key" -subj "/CN=$host" -out "$scratch/server.csr"
  printf 'subjectAltName=DNS:%s\nextendedKeyUsage=serverAuth\n' "$host" >"$scratch/extensions"
  openssl x509 -req -in "$scratch/server.csr" -CA "$scratch/ca.crt" -CAkey "$scratch/ca.key" -CAcreateserial \
    -days 3650 -extfile "$scratch/extensions" -out "$scratch/server.crt" 2>"$scratch/said" || { cat "$scratch/said" >&2; exit 1; }
  cp "$scratch/server.crt" "$scratch/server.key" "$folder/"
  chown "$user" "$folder/server.crt" "$folder/server.key"
done
cp "$scratch/ca.crt" "$authority/"
chmod 444 "$authority/ca.crt"
