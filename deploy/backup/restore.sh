#!/bin/bash
# Restores a backup over existing data. Stop all processes first; start them with an empty NATS store.
#   BACKUP_PRIVATE_KEY=backup.key.pem PGHOST=… PGUSER=postgres PGPASSWORD=… [MEDIA_DIR=…] \
#     deploy/backup/restore.sh /backups/20260101T000000Z
# The roles and the (empty or old) databases must be there: deploy/postgres/init.sh or the operator makes them. Each
# database is restored whole or left as it was. Backups of earlier releases are in the format of pg_restore, and those
# that were not encrypted need no key.
set -euo pipefail
umask 077

from=${1:?name the folder of one backup}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT INT TERM
(cd "$from" && sha256sum --quiet --check SHA256SUMS)

if [ -f "$from/key.enc" ]; then
  private_key=${BACKUP_PRIVATE_KEY:?name the file of the private key that reads this backup}
  if ! openssl pkeyutl -decrypt -inkey "$private_key" -pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha256 \
    -in "$from/key.enc" -out "$scratch/key" 2>"$scratch/why"; then
    cat "$scratch/why" >&2
    echo "$private_key does not open $from: the backup was encrypted for another key" >&2
    exit 1
  fi
  suffix=.enc
  read_file() { openssl enc -d -aes-256-cbc -pbkdf2 -pass "file:$scratch/key" -in "$from/$1.enc"; }
  # Only a holder of this backup's key can have written this list.
  read_file SHA256SUMS >"$scratch/SHA256SUMS"
  (cd "$from" && sha256sum --quiet --check "$scratch/SHA256SUMS")
else
  suffix=
  read_file() { cat "$from/$1"; }
fi

script_of() {
  case $1 in
    *.dump) read_file "$1" | pg_restore --file=- ;;
    *) read_file "$1" | gunzip ;;
  esac
}

for dump in "$from"/*.dump$suffix "$from"/*.sql.gz$suffix; do
  [ -e "$dump" ] || continue
  name=$(basename "$dump" "$suffix")
  database=${name%%.*}
  # pg_restore --clean would not remove tables that are newer than the backup.
  psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --dbname "$database" \
    --command "DO \$\$ BEGIN IF EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database()
      AND pid <> pg_backend_pid() AND backend_type = 'client backend')
      THEN RAISE EXCEPTION 'somebody is connected to this database: stop all processes first'; END IF; END \$\$"
  {
    echo 'BEGIN;'
    echo 'DROP SCHEMA IF EXISTS audit, public CASCADE; CREATE SCHEMA public;'
    echo "ALTER SCHEMA public OWNER TO pg_database_owner;"
    # The dump creates the schema only when it is not the default one.
    script_of "$name" | sed '0,/^COPY /{/^CREATE SCHEMA public;$/d}'
    # A truncated dump never gets here, so it is rolled back.
    echo 'COMMIT;'
  } | psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --dbname "$database" --output /dev/null
  echo "restored $database"
done

if [ -f "$from/media.tar$suffix" ]; then
  : "${MEDIA_DIR:?name the folder of the files}"
  read_file media.tar | tar -C "$MEDIA_DIR" -xf -
  # The files of a backup of npm start have another owner than the process in the container.
  if [ "$(id -u)" -eq 0 ]; then chown -R 10001:10001 "$MEDIA_DIR"; fi
  echo "restored the files in $MEDIA_DIR"
fi
