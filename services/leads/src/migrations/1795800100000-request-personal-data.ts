import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail may be about a person's request to see what is kept of them, which needs no lead. */
export class RequestPersonalData1795800100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE data_request (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        address text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3)
      )`);
    await runner.query('CREATE INDEX data_request_address ON data_request (lower(address))');
    await runner.query('CREATE INDEX lead_email ON lead (lower(email))');
    await runner.query(`
      ALTER TABLE mail
        ADD COLUMN request_id uuid REFERENCES data_request (id) ON DELETE CASCADE,
        DROP CONSTRAINT mail_has_one_subject,
        ADD CONSTRAINT mail_has_one_subject CHECK (num_nonnulls(lead_id, member_id, request_id) = 1)`);
    await runner.query('CREATE INDEX mail_by_request ON mail (request_id) WHERE request_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    // The hash of an erased address means nothing to the previous release.
    await runner.query("DELETE FROM mail_suppression WHERE mailbox LIKE 'sha256:%'");
    await runner.query('DELETE FROM mail WHERE request_id IS NOT NULL');
    await runner.query(`
      ALTER TABLE mail
        DROP CONSTRAINT mail_has_one_subject,
        DROP COLUMN request_id,
        ADD CONSTRAINT mail_has_one_subject CHECK (num_nonnulls(lead_id, member_id) = 1)`);
    await runner.query('DROP INDEX lead_email');
    await runner.query('DROP TABLE data_request');
  }
}
