#!/bin/sh
# Makes the secrets that docker-compose.yml mounts, each a random one that only its container can read:
#   deploy/make-secrets.sh [folder]        then SECRETS_DIR=folder docker-compose up --build
# What is there already stays. Prints the first admin's name and where the password is.
set -eu

folder=${1:-deploy/secrets}
umask 077
mkdir -p "$folder"

random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }

for name in postgres_password gateway_database_password listings_database_password content_database_password \
  leads_database_password media_database_password media_upload_token web_token admin_password; do
  file="$folder/$name"
  [ -s "$file" ] && continue
  random >"$file"
  # The processes in the containers are no user of this machine; the folder keeps its people out.
  chmod 444 "$file"
done

echo "Secrets are in $folder; the first admin is ${ADMIN_USERNAME:-admin}, with the password in $folder/admin_password."
