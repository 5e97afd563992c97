import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateWebhook1796200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        url text NOT NULL,
        events text[] NOT NULL,
        secret text NOT NULL,
        former_secret text,
        former_secret_until timestamptz(3),
        is_on boolean NOT NULL DEFAULT true,
        switched_off_because text,
        failing_since timestamptz(3),
        last_delivered_at timestamptz(3),
        busy_until timestamptz(3) NOT NULL DEFAULT now(),
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE webhook_event (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        key text NOT NULL UNIQUE,
        event text NOT NULL,
        lead_id uuid REFERENCES lead (id) ON DELETE CASCADE,
        body text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE INDEX webhook_event_lead ON webhook_event (lead_id) WHERE lead_id IS NOT NULL',
    );
    await runner.query('CREATE INDEX webhook_event_created ON webhook_event (created_at)');
    await runner.query(`
      CREATE TABLE webhook_delivery (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        webhook_id uuid NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
        event_id uuid NOT NULL
          CONSTRAINT webhook_delivery_event REFERENCES webhook_event (id) ON DELETE CASCADE,
        state text NOT NULL DEFAULT 'waiting',
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz(3) NOT NULL DEFAULT now(),
        attempted_at timestamptz(3),
        response_status integer,
        response_text text,
        error text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT webhook_delivery_once UNIQUE (event_id, webhook_id)
      )`);
    await runner.query(
      "CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, next_attempt_at) WHERE state = 'waiting'",
    );
    await runner.query('CREATE INDEX webhook_delivery_log ON webhook_delivery (webhook_id, created_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_delivery');
    await runner.query('DROP TABLE webhook_event');
    await runner.query('DROP TABLE webhook');
  }
}
