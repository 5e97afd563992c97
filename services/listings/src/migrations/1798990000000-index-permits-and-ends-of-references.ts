import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes permit numbers, which find their listings, and the ends of references, which are suggested. */
export class IndexPermitsAndEndsOfReferences1798990000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX property_permit_key ON property (translate(lower(permit_number), ' -_./#', ''))
      WHERE withdrawn_at IS NULL`);
    await runner.query(`
      CREATE INDEX property_reference_end
      ON property (reverse(translate(lower(reference), ' -_./#', '')) text_pattern_ops)
      WHERE withdrawn_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX property_reference_end');
    await runner.query('DROP INDEX property_permit_key');
  }
}
