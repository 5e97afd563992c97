import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the source of a lead and the member who entered it. Such a lead may have a phone number alone. */
export class EnterLeads1797400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead
        ADD COLUMN source text,
        ADD COLUMN entered_by text,
        ADD CONSTRAINT lead_source CHECK ((source IS NULL) = (entered_by IS NULL)),
        ADD CONSTRAINT lead_contact CHECK (email <> '' OR phone IS NOT NULL) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead
        DROP CONSTRAINT lead_contact,
        DROP CONSTRAINT lead_source,
        DROP COLUMN entered_by,
        DROP COLUMN source`);
  }
}
