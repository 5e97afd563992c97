import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCHED, storeFrom } from './store-search-listings.js';

const columnsOf = (row: 'before' | 'after'): string => `(${SEARCHED.replace(/\w+/g, `${row}.$&`)})`;

/**
 * Adds a narrow table of the live listings, from which searches in SQL count facets. Triggers write it in the
 * transaction of each change, also for replicas of the previous release.
 */
export class CreateSearchListing1799910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Equal values may have several ids: a unique index would make concurrent imports wait for each other.
    await runner.query(`
      CREATE TABLE search_value (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, value jsonb NOT NULL)`);
    await runner.query('CREATE INDEX search_value_value ON search_value USING hash (value)');
    await runner.query(`
      CREATE TABLE search_listing (
        id integer PRIMARY KEY,
        ad_type text NOT NULL,
        place integer NOT NULL,
        profile integer NOT NULL,
        price integer,
        codes text NOT NULL
      )`);
    await createTrigger(runner, 'INSERT', 'NEW TABLE AS written', execute(storeFrom('written')));
    const changed = `FROM before JOIN after USING (id) WHERE ${columnsOf('before')} IS DISTINCT FROM ${columnsOf('after')}`;
    await createTrigger(
      runner,
      'UPDATE',
      'OLD TABLE AS before NEW TABLE AS after',
      `IF EXISTS (SELECT ${changed}) THEN
        DELETE FROM search_listing USING after WHERE search_listing.id = after.id AND withdrawn_at IS NOT NULL;
        ${execute(storeFrom(`(SELECT after.* ${changed})`))}
      END IF;`,
    );
    await createTrigger(
      runner,
      'DELETE',
      'OLD TABLE AS written',
      'DELETE FROM search_listing USING written WHERE search_listing.id = written.id;',
    );
    await createTrigger(runner, 'TRUNCATE', undefined, 'TRUNCATE search_listing;');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete', 'truncate']) {
      await runner.query(`DROP TRIGGER property_search_${event} ON property`);
      await runner.query(`DROP FUNCTION store_search_listings_on_${event}()`);
    }
    await runner.query('DROP TABLE search_listing, search_value');
  }
}

/** Plans the statement for the number of rows of each change, which is from one to a whole import. */
const execute = (statement: string): string => `EXECUTE $sql$${statement}$sql$;`;

/** A merge join would sort the values of all rows, because the planner expects few equal ones. */
async function createTrigger(
  runner: QueryRunner,
  event: string,
  rows: string | undefined,
  body: string,
): Promise<void> {
  const name = event.toLowerCase();
  await runner.query(`
    CREATE FUNCTION store_search_listings_on_${name}() RETURNS trigger LANGUAGE plpgsql SET enable_mergejoin = off AS $$
    BEGIN
      ${body}
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE TRIGGER property_search_${name} AFTER ${event} ON property
    ${rows === undefined ? '' : `REFERENCING ${rows}`}
    FOR EACH STATEMENT EXECUTE FUNCTION store_search_listings_on_${name}()`);
}
