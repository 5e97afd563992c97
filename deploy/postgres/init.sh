#!/bin/bash
# First start of the database server: one database and one login role per service, which may connect to no other
# database. Passwords come from files (docker secrets) or, for a trial, from POSTGRES_SERVICE_PASSWORD.
set -euo pipefail

password_of() {
  local file="/run/secrets/${1}_database_password"
  if [ -f "$file" ]; then cat "$file"; else printf '%s' "${POSTGRES_SERVICE_PASSWORD:?set it or mount $file}"; fi
}

run() { psql -v ON_ERROR_STOP=1 --no-password --username "$POSTGRES_USER" "$@"; }

for service in gateway listings content leads media; do
  run --dbname postgres -v role="manzil_$service" -v password="$(password_of "$service")" <<'SQL'
CREATE ROLE :"role" LOGIN PASSWORD :'password';
CREATE DATABASE :"role" OWNER :"role";
REVOKE ALL ON DATABASE :"role" FROM PUBLIC;
SQL
done

# By default PostgreSQL lets every role connect to every database.
run --dbname postgres -c 'REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC'

# The audit trail belongs to a role of its own, so that the gateway can only append to it.
run --dbname manzil_gateway -f "${AUDIT_SQL:-/usr/share/manzil/audit.sql}"

for extension in pg_trgm unaccent citext; do
  run --dbname manzil_listings -c "CREATE EXTENSION IF NOT EXISTS $extension"
done
