-- The audit trail: a schema of its own, so that it can belong to another role than the one that runs the gateway.
-- Safe to run again. Run by an administrator of the server it also hands the schema to the role manzil_audit, which
-- nobody logs in as, and leaves the gateway's role INSERT and SELECT:
--   psql "$ADMIN_URL_OF_THE_GATEWAY_DATABASE" -v ON_ERROR_STOP=1 -f audit.sql
-- The gateway's role is the owner of the database; name another one by: -c "SET manzil.gateway_role = 'name'" -f audit.sql
-- The gateway runs this file itself where nobody did; the trail then works, but its own role could rewrite it.

CREATE SCHEMA IF NOT EXISTS audit;

CREATE TABLE IF NOT EXISTS audit.entry (
  id bigint PRIMARY KEY,
  -- When it was done; recorded_at is when the trail heard of it.
  at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('member', 'feed', 'visitor', 'system')),
  member_id uuid,
  username text,
  action text NOT NULL,
  entity_kind text,
  entity_id text,
  entity_title text,
  entity_link text,
  changes jsonb NOT NULL,
  details jsonb NOT NULL,
  address text,
  request_id text,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL
);
CREATE INDEX IF NOT EXISTS entry_at ON audit.entry (at, id);
CREATE INDEX IF NOT EXISTS entry_action ON audit.entry (action, at);
CREATE INDEX IF NOT EXISTS entry_member ON audit.entry (member_id, at);
CREATE INDEX IF NOT EXISTS entry_entity ON audit.entry (entity_kind, at);

-- Each row is numbered without gaps and holds the hash of its content and of the row before it. The lock lets one
-- transaction at a time append, until its commit: whoever comes next sees the row it chains to.
CREATE OR REPLACE FUNCTION audit.chain() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog AS $$
DECLARE
  last record;
BEGIN
  PERFORM pg_advisory_xact_lock(x'6175646974'::bigint);
  SELECT id, hash INTO last FROM audit.entry ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(last.id, 0) + 1;
  NEW.recorded_at := clock_timestamp();
  NEW.previous_hash := coalesce(last.hash, '\x');
  NEW.hash := sha256(convert_to(jsonb_build_array(
    NEW.id,
    to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    to_char(NEW.recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    NEW.actor_kind, NEW.member_id, NEW.username, NEW.action,
    NEW.entity_kind, NEW.entity_id, NEW.entity_title, NEW.entity_link,
    NEW.changes, NEW.details, NEW.address, NEW.request_id,
    encode(NEW.previous_hash, 'hex')
  )::text, 'UTF8'));
  RETURN NEW;
END $$;

DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = 'audit.entry'::regclass AND tgname = 'entry_chain') THEN
    CREATE TRIGGER entry_chain BEFORE INSERT ON audit.entry FOR EACH ROW EXECUTE FUNCTION audit.chain();
  END IF;
END $$;

DO $$
DECLARE
  gateway text := coalesce(
    nullif(current_setting('manzil.gateway_role', true), ''),
    (SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database()));
BEGIN
  -- The gateway itself cannot give away what it made.
  IF gateway = current_user THEN RETURN; END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'manzil_audit') THEN CREATE ROLE manzil_audit NOLOGIN; END IF;
  ALTER SCHEMA audit OWNER TO manzil_audit;
  ALTER TABLE audit.entry OWNER TO manzil_audit;
  ALTER FUNCTION audit.chain() OWNER TO manzil_audit;
  REVOKE ALL ON SCHEMA audit FROM PUBLIC;
  EXECUTE format('REVOKE ALL ON SCHEMA audit FROM %I', gateway);
  EXECUTE format('REVOKE ALL ON audit.entry FROM %I, PUBLIC', gateway);
  EXECUTE format('GRANT USAGE ON SCHEMA audit TO %I', gateway);
  EXECUTE format('GRANT SELECT, INSERT ON audit.entry TO %I', gateway);
END $$;
