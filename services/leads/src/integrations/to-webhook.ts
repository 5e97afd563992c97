import type { Delivery, Webhook } from '@manzil/contracts/leads/webhook';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import type { WebhookEntity } from './webhook.entity.js';

export const toWebhook = (entity: WebhookEntity, waiting: number): Webhook => {
  const { id, name, url, events, isOn, switchedOffBecause, version } = entity;
  const { failingSince, lastDeliveredAt, formerSecretUntil, createdAt } = entity;
  const isFormerValid = formerSecretUntil !== null && formerSecretUntil > new Date();
  return {
    id,
    name,
    url,
    events,
    isOn,
    switchedOffBecause,
    waiting,
    version,
    failingSince: failingSince?.toISOString() ?? null,
    lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
    formerSecretUntil: isFormerValid ? formerSecretUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
  };
};

export const toDelivery = (entity: WebhookDeliveryEntity): Delivery => {
  const { id, eventId, state, attempts, responseStatus, responseText, error } = entity;
  return {
    id,
    eventId,
    state,
    attempts,
    responseStatus,
    responseText,
    error,
    event: entity.event.event,
    queuedAt: entity.createdAt.toISOString(),
    attemptedAt: entity.attemptedAt?.toISOString() ?? null,
    nextAttemptAt: state === 'waiting' ? entity.nextAttemptAt.toISOString() : null,
  };
};
