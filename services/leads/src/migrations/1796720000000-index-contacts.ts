import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The leads of a person are found by phone number too. */
export class IndexContacts1796720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX lead_phone ON lead (phone) WHERE phone IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lead_phone');
  }
}
