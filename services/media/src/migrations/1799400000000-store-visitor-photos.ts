import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos that visitors send with enquiries. */
export class StoreVisitorPhotos1799400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visitor_photo (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        lead_id uuid,
        bytes bytea NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE INDEX visitor_photo_unclaimed ON visitor_photo (received_at) WHERE lead_id IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE visitor_photo');
  }
}
