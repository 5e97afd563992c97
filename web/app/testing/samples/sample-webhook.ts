import type { Delivery, Webhook } from '@manzil/contracts/leads/webhook';

/** A webhook of tests. */
export const sampleWebhook = (more: Partial<Webhook> = {}): Webhook => ({
  id: '0190a3c4-0000-7000-8000-000000000030',
  name: 'CRM',
  url: 'https://crm.example/hooks/manzil',
  events: ['lead.received', 'import.finished'],
  isOn: true,
  switchedOffBecause: null,
  failingSince: null,
  lastDeliveredAt: '2026-11-22T08:00:00Z',
  waiting: 0,
  formerSecretUntil: null,
  createdAt: '2026-11-20T08:00:00Z',
  version: 3,
  ...more,
});

/** A delivery of tests. */
export const sampleDelivery = (last: number, more: Partial<Delivery> = {}): Delivery => ({
  id: `0190a3c4-0000-7000-8000-00000000004${String(last)}`,
  eventId: `0190a3c4-0000-7000-8000-00000000005${String(last)}`,
  event: 'lead.received',
  state: 'delivered',
  attempts: 1,
  responseStatus: 204,
  responseText: '',
  error: null,
  queuedAt: '2026-11-23T08:00:00Z',
  attemptedAt: '2026-11-23T08:00:01Z',
  nextAttemptAt: null,
  ...more,
});
