#!/bin/sh
# Puts a backup back, over whatever is there. Stop all processes first; start them with an empty NATS store.
#   PGHOST=… PGUSER=postgres PGPASSWORD=… [MEDIA_DIR=…] deploy/backup/restore.sh /backups/20260101T000000Z
# The roles and the (empty or old) databases must be there: deploy/postgres/init.sh or the operator makes them. Each
# database is restored whole or left as it was.
set -eu

from=${1:?name the folder of one backup}
(cd "$from" && sha256sum --quiet --check SHA256SUMS)

for dump in "$from"/*.dump; do
  database=$(basename "$dump" .dump)
  # Tables that came after the backup would be left behind by pg_restore --clean.
  psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --dbname "$database" \
    --command "DO \$\$ BEGIN IF EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database()
      AND pid <> pg_backend_pid() AND backend_type = 'client backend')
      THEN RAISE EXCEPTION 'somebody is connected to this database: stop all processes first'; END IF; END \$\$"
  {
    echo 'DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public;'
    echo "ALTER SCHEMA public OWNER TO pg_database_owner;"
    # The dump makes the schema itself only when it is not the stock one.
    pg_restore --file=- "$dump" | sed '/^CREATE SCHEMA public;$/d'
  } | psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --single-transaction --dbname "$database" --output /dev/null
  echo "restored $database"
done

if [ -f "$from/media.tar" ]; then
  : "${MEDIA_DIR:?name the folder of the files}"
  tar -C "$MEDIA_DIR" -xf "$from/media.tar"
  echo "restored the files in $MEDIA_DIR"
fi
