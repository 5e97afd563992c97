import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoteReceivers1796620000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook_delivery ADD sent_to text');
    await runner.query(`
      UPDATE webhook_delivery SET sent_to = substring(webhook.url FROM '^[^:]+://([^/?#]+)')
      FROM webhook WHERE webhook.id = webhook_delivery.webhook_id AND attempted_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook_delivery DROP sent_to');
  }
}
