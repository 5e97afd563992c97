#!/bin/bash
# Backs up every database of the product, then the files of media, into a new folder below the one given, encrypted:
#   BACKUP_PUBLIC_KEY=backup.pub.pem PGHOST=… PGUSER=… PGPASSWORD=… [MEDIA_DIR=…] deploy/backup/backup.sh /backups
# Only the private key of that pair reads a backup, so this machine cannot read its own; see ../RUNBOOK.md. Any role
# that may read all databases will do. The databases come first and the files last: a file is only deleted a day
# after nothing names it, so every file that a backed-up record names is in the backup. Without MEDIA_DIR (media in a
# bucket) the versions of the bucket are the backup of the files. Prints the folder it made.
set -euo pipefail
umask 077

into=${1:?name the folder of the backups}
public_key=${BACKUP_PUBLIC_KEY:?name the file of the public key that backups are encrypted for}
databases=${DATABASES:-manzil_gateway manzil_listings manzil_content manzil_leads manzil_media}
name=$(date -u +%Y%m%dT%H%M%SZ)
partial="$into/.$name.partial"
mkdir -p "$partial"
scratch=$(mktemp -d)
# An unfinished backup is removed.
trap 'rm -rf "$partial" "$scratch"' EXIT INT TERM

# One key for each backup, which the public key locks: RSA itself encrypts nothing of this length.
openssl rand -hex 32 >"$scratch/key"
openssl pkeyutl -encrypt -pubin -inkey "$public_key" -pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha256 \
  -in "$scratch/key" -out "$partial/key.enc"
encrypt() { openssl enc -aes-256-cbc -pbkdf2 -salt -pass "file:$scratch/key" -out "$partial/$1.enc"; }

# Nothing readable touches the disk.
for database in $databases; do
  pg_dump "$database" | gzip | encrypt "$database.sql.gz"
done
if [ -n "${MEDIA_DIR:-}" ]; then
  # Files may be added while this runs, and no record uses those in `incoming` yet.
  tar -C "$MEDIA_DIR" --exclude=./incoming -cf - . | encrypt media.tar
fi
# The plain list finds damage without the private key; the encrypted one cannot be rewritten with what it lists.
(cd "$partial" && sha256sum -- *.enc) >"$scratch/SHA256SUMS"
encrypt SHA256SUMS <"$scratch/SHA256SUMS"
mv "$scratch/SHA256SUMS" "$partial/SHA256SUMS"
mv "$partial" "$into/$name"
echo "$into/$name"
