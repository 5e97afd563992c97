#!/bin/sh
# Backs up every database of the product, then the files of media, into a new folder below the one given:
#   PGHOST=… PGUSER=… PGPASSWORD=… [MEDIA_DIR=…] deploy/backup/backup.sh /backups
# Any role that may read all databases will do. The databases come first and the files last: a file is only taken
# away a day after nothing names it, so every file that a backed-up record names is in the backup. Without MEDIA_DIR
# (media in a bucket) the versions of the bucket are the backup of the files. Prints the folder it made.
set -eu
umask 077

into=${1:?name the folder of the backups}
databases=${DATABASES:-manzil_gateway manzil_listings manzil_content manzil_leads manzil_media}
name=$(date -u +%Y%m%dT%H%M%SZ)
partial="$into/.$name.partial"
mkdir -p "$partial"
# What was begun and not finished is no backup.
trap 'rm -rf "$partial"' EXIT INT TERM

for database in $databases; do
  pg_dump --format=custom --file="$partial/$database.dump" "$database"
done
if [ -n "${MEDIA_DIR:-}" ]; then
  # Files appear while this runs, and those in `incoming` are nobody's yet.
  tar -C "$MEDIA_DIR" --exclude=./incoming -cf "$partial/media.tar" .
fi
(cd "$partial" && sha256sum -- * >SHA256SUMS)
mv "$partial" "$into/$name"
trap - EXIT INT TERM
echo "$into/$name"
