import { Counter } from 'prom-client';

/** These metrics are registered by the process, in the registry that it serves. */
export const messagesHandled = new Counter({
  name: 'manzil_messages_handled_total',
  help: 'Events and commands handled, by subject and outcome',
  labelNames: ['subject', 'outcome'],
  registers: [],
});

export const outboxRelayed = new Counter({
  name: 'manzil_outbox_relayed_total',
  help: 'Outbox messages acknowledged by JetStream',
  registers: [],
});

export const outboxRelayFailures = new Counter({
  name: 'manzil_outbox_relay_failures_total',
  help: 'Outbox batches with a message that was not acknowledged, or whose outcome could not be stored',
  registers: [],
});
