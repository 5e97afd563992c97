import type { SentWebhook } from '@manzil/contracts/leads/webhook';
import type { EntityManager } from 'typeorm';

interface Row extends Omit<SentWebhook, 'at'> {
  at: Date;
}

/** Returns the webhooks sent about a lead, oldest first; the log does not keep old ones. */
export async function findSentWebhooks(manager: EntityManager, leadId: string): Promise<SentWebhook[]> {
  const rows = await manager.query<Row[]>(
    `SELECT event.event, delivery.sent_to AS host, delivery.state, delivery.attempted_at AS at
     FROM webhook_event event JOIN webhook_delivery delivery ON delivery.event_id = event.id
     WHERE event.lead_id = $1 AND delivery.sent_to IS NOT NULL AND delivery.attempted_at IS NOT NULL
     ORDER BY delivery.attempted_at, delivery.id`,
    [leadId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
