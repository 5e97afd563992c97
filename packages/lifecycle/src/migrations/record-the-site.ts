import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A table whose rows visitors see. */
export interface ShownTable {
  table: string;
  /** Kind of the entry that a row belongs to. */
  kind: string;
  /** Column with the number of that entry; by it the history of an entry that is purged is deleted. */
  entry: string;
  /** Column of the primary key. */
  key: string;
  /** A column, and its value in the rows that visitors see; absent where they see all. */
  seen?: readonly [column: string, value: string];
}

/** Records the public state of a service's tables from now on, and stores the preview links that show it. */
export abstract class RecordTheSite implements MigrationInterface {
  protected abstract readonly tables: readonly ShownTable[];

  async up(runner: QueryRunner): Promise<void> {
    await recordShown(runner, this.tables);
    await runner.query(`
      CREATE TABLE site_preview (
        token_hash bytea PRIMARY KEY,
        shown_at timestamptz NOT NULL,
        created_by text NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_preview');
    await forgetShown(runner, this.tables);
  }
}

/**
 * Makes temporary views, with the names of the tables, of the rows that visitors saw at an instant. A row from before a
 * column was added has the default of the column.
 */
const SHOW_SITE_AT = `
  CREATE FUNCTION show_site_at(instant timestamptz) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    name text;
    listed text;
  BEGIN
    FOR name IN SELECT DISTINCT of_table FROM content_shown WHERE shown_from > instant LOOP
      SELECT string_agg(
          CASE WHEN adbin IS NULL THEN format('stored.%I', attname)
            ELSE format('CASE WHEN newest.shown ? %1$L THEN stored.%1$I ELSE %2$s END AS %1$I',
              attname, pg_get_expr(adbin, adrelid)) END,
          ', ' ORDER BY attnum)
        INTO listed
        FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        WHERE attrelid = name::regclass AND attnum > 0 AND NOT attisdropped;
      EXECUTE format(
        'CREATE TEMPORARY VIEW %1$I AS SELECT %2$s
         FROM (SELECT DISTINCT ON (kind, entry, row_key) shown FROM content_shown
               WHERE of_table = %1$L AND shown_from <= %3$L::timestamptz
               ORDER BY kind, entry, row_key, id DESC) AS newest,
           LATERAL jsonb_populate_record(NULL::%1$I, newest.shown) AS stored
         WHERE newest.shown IS NOT NULL', name, listed, instant);
    END LOOP;
  END $$`;

/**
 * Records from now on what visitors see of each table: a write that changes a row that they see, or shows or hides one, adds
 * the row as it is then to `content_shown`, in the same transaction; null for one that they do not see any more. All rows
 * of a transaction have one time, which is taken once the change holds its locks, so that later changes are later. A
 * draft beside a live row raises numbers of versions alone, and is no change.
 */
async function recordShown(runner: QueryRunner, tables: readonly ShownTable[]): Promise<void> {
  await runner.query('CREATE TABLE content_shown_since (known_from timestamptz NOT NULL)');
  await runner.query(`
    CREATE TABLE content_shown (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      entry text NOT NULL,
      of_table text NOT NULL,
      row_key text NOT NULL,
      shown jsonb,
      shown_from timestamptz NOT NULL
    )`);
  await runner.query(
    'CREATE INDEX content_shown_row ON content_shown (of_table, kind, entry, row_key, id DESC)',
  );
  await runner.query('CREATE INDEX content_shown_from ON content_shown (shown_from)');
  await runner.query(`
    CREATE FUNCTION shown_time() RETURNS timestamptz LANGUAGE plpgsql AS $$
    DECLARE
      since text := nullif(current_setting('manzil.shown_from', true), '');
    BEGIN
      IF since IS NULL THEN
        since := date_trunc('milliseconds', clock_timestamp())::text;
        PERFORM set_config('manzil.shown_from', since, true);
      END IF;
      RETURN since::timestamptz;
    END $$`);
  await runner.query(`
    CREATE FUNCTION record_shown() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      of_kind CONSTANT text := TG_ARGV[0];
      entry_column CONSTANT text := TG_ARGV[1];
      key_column CONSTANT text := TG_ARGV[2];
      unseen CONSTANT text[] := ARRAY['version', 'unseen_saves'];
      before jsonb;
      after jsonb;
    BEGIN
      IF TG_OP <> 'INSERT' THEN before := to_jsonb(OLD); END IF;
      IF TG_OP <> 'DELETE' THEN after := to_jsonb(NEW); END IF;
      IF TG_NARGS > 3 AND before ->> TG_ARGV[3] IS DISTINCT FROM TG_ARGV[4] THEN before := NULL; END IF;
      IF TG_NARGS > 3 AND after ->> TG_ARGV[3] IS DISTINCT FROM TG_ARGV[4] THEN after := NULL; END IF;
      IF before - unseen IS NOT DISTINCT FROM after - unseen THEN RETURN NULL; END IF;
      IF before IS NOT NULL AND (after IS NULL OR before -> entry_column <> after -> entry_column) THEN
        INSERT INTO content_shown (kind, entry, of_table, row_key, shown, shown_from)
        VALUES (of_kind, before ->> entry_column, TG_TABLE_NAME, before ->> key_column, NULL, shown_time());
      END IF;
      IF after IS NOT NULL THEN
        INSERT INTO content_shown (kind, entry, of_table, row_key, shown, shown_from)
        VALUES (of_kind, after ->> entry_column, TG_TABLE_NAME, after ->> key_column, after, shown_time());
      END IF;
      RETURN NULL;
    END $$`);
  await runner.query(SHOW_SITE_AT);
  await runner.query(`
    CREATE FUNCTION refuse_other_past() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the past of the site cannot be changed';
    END $$`);
  await runner.query(`
    CREATE TRIGGER content_shown_stays BEFORE UPDATE OR TRUNCATE ON content_shown
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_other_past()`);
  for (const each of tables) await recordTable(runner, each);
  await runner.query('INSERT INTO content_shown_since VALUES (shown_time())');
}

/** The trigger comes first: it locks the table until the transaction ends, so that no write gets in between. */
async function recordTable(
  runner: QueryRunner,
  { table, kind, entry, key, seen }: ShownTable,
): Promise<void> {
  const given = [kind, entry, key, ...(seen ?? [])].map((text) => `'${text}'`).join(', ');
  await runner.query(`
    CREATE TRIGGER ${table}_shown AFTER INSERT OR UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION record_shown(${given})`);
  await runner.query(`
    INSERT INTO content_shown (kind, entry, of_table, row_key, shown, shown_from)
    SELECT '${kind}', t.${entry}::text, '${table}', t.${key}::text, to_jsonb(t), shown_time() FROM ${table} t
    ${seen === undefined ? '' : `WHERE t.${seen[0]}::text = '${seen[1]}'`}`);
}

/** Undoes {@link recordShown}. */
async function forgetShown(runner: QueryRunner, tables: readonly ShownTable[]): Promise<void> {
  for (const { table } of tables) await runner.query(`DROP TRIGGER ${table}_shown ON ${table}`);
  await runner.query('DROP TABLE content_shown, content_shown_since');
  await runner.query('DROP FUNCTION record_shown, shown_time, show_site_at, refuse_other_past');
}
