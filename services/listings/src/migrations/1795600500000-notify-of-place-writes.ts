import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifies the replicas of listings of changed places too, because search texts are understood by their names. */
export class NotifyOfPlaceWrites1795600500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION notify_of_place_write() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('catalogue_written', '');
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER place_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON place
      FOR EACH STATEMENT EXECUTE FUNCTION notify_of_place_write()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER place_written ON place');
    await runner.query('DROP FUNCTION notify_of_place_write()');
  }
}
