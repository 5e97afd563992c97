import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message waits here for an hour at most, and has nothing of a person but the id of the lead. */
export class AddPushDevices1798000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_device (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
        endpoint text NOT NULL UNIQUE,
        p256dh text NOT NULL,
        auth text NOT NULL,
        user_agent text,
        added_at timestamptz NOT NULL DEFAULT now(),
        last_sent_at timestamptz
      )`);
    await runner.query('CREATE INDEX push_device_by_member ON push_device (member_id)');
    await runner.query(`
      CREATE TABLE push_message (
        device_id uuid NOT NULL REFERENCES push_device ON DELETE CASCADE,
        lead_id uuid NOT NULL,
        body text NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (device_id, lead_id)
      )`);
    await runner.query('CREATE INDEX push_message_due ON push_message (next_attempt_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE push_message');
    await runner.query('DROP TABLE push_device');
  }
}
