#!/bin/sh
# Makes the secrets that docker-compose.yml mounts, each a random one that only its container can read:
#   deploy/make-secrets.sh [folder]        then SECRETS_DIR=folder docker-compose up --build
# Existing files are not changed. ADMIN_LOGIN_PATH, if it is set, becomes the login path of staff. Prints the
# first admin's name, the file of the password, and that path.
set -eu

folder=${1:-deploy/secrets}
umask 077
mkdir -p "$folder"

random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }

for name in postgres_password gateway_database_password listings_database_password content_database_password \
  leads_database_password media_database_password gateway_nats_password listings_nats_password \
  content_nats_password leads_nats_password media_nats_password operator_nats_password media_upload_token web_token admin_password \
  admin_login_path second_factor_key; do
  file="$folder/$name"
  [ -s "$file" ] && continue
  case $name in
    admin_login_path) printf '%s' "${ADMIN_LOGIN_PATH:-/$(random)}" >"$file" ;;
    *) random >"$file" ;;
  esac
  # The processes in the containers are no users of this machine, so the folder's mode protects the secrets instead.
  chmod 444 "$file"
done

# Kubernetes gives these to the NATS server as environment: quoted, because it reads bare digits as a number.
for user in gateway listings content leads media operator; do
  echo "NATS_PASSWORD_OF_$(echo $user | tr a-z A-Z)=\"$(cat "$folder/${user}_nats_password")\""
done >"$folder/nats_server.env"

echo "Secrets are in $folder; the first admin is ${ADMIN_USERNAME:-admin}, with the password in $folder/admin_password."
echo "Staff log in at $(cat "$folder/admin_login_path")"
