import type { SubscriptionState } from '@manzil/contracts/leads/lead';
import type { EntityManager } from 'typeorm';
import { LeadEntity } from './lead.entity.js';
import type { NewLead, Received } from './lead.repository.js';

type Subscriber = Pick<LeadEntity, 'kind' | 'awaitsConfirmation' | 'unsubscribedAt'>;

/** Null for a lead that is no newsletter address. */
export function subscriptionOf({
  kind,
  awaitsConfirmation,
  unsubscribedAt,
}: Subscriber): SubscriptionState | null {
  if (kind !== 'newsletter') return null;
  if (unsubscribedAt !== null) return 'unsubscribed';
  return awaitsConfirmation ? 'pending' : 'subscribed';
}

/** SQL of the same, for leads called `alias`. */
export const subscriptionSql = (alias: string): string =>
  `CASE WHEN ${alias}.kind <> 'newsletter' THEN NULL
        WHEN ${alias}.unsubscribed_at IS NOT NULL THEN 'unsubscribed'
        WHEN ${alias}.awaits_confirmation THEN 'pending' ELSE 'subscribed' END`;

export const findSubscriber = (manager: EntityManager, email: string): Promise<LeadEntity | null> =>
  manager
    .createQueryBuilder(LeadEntity, 'lead')
    .where("lead.kind = 'newsletter' AND lower(lead.email) = lower(:email)", { email })
    .getOne();

/** Subscribes an address again that was unsubscribed, with the new consent. Undefined when it was not. */
export async function resubscribe(
  manager: EntityManager,
  { email, consentText, language }: Pick<NewLead, 'email' | 'consentText' | 'language'>,
): Promise<Received | undefined> {
  const [rows] = await manager.query<[Received[], number]>(
    `UPDATE lead SET unsubscribed_at = NULL, unsubscribed_by = NULL, confirmed_at = NULL, awaits_confirmation = true, version = version + 1,
            updated_at = now(), updated_by = '', consent_text = coalesce($2::text, consent_text), consented_at = now(),
            language = coalesce($3::text, language)
     WHERE kind = 'newsletter' AND lower(email) = lower($1) AND unsubscribed_at IS NOT NULL AND status <> 'spam'
     RETURNING id, received_at AS "receivedAt"`,
    [email, consentText ?? null, language ?? null],
  );
  return rows[0];
}

/** Confirms a newsletter address for its owner. False when no confirmation is pending. */
export async function confirmSubscription(manager: EntityManager, email: string): Promise<boolean> {
  const [, confirmed] = await manager.query<[unknown, number]>(
    `UPDATE lead SET awaits_confirmation = false, confirmed_at = now(), version = version + 1, updated_at = now(),
            updated_by = ''
     WHERE kind = 'newsletter' AND lower(email) = lower($1) AND awaits_confirmation AND unsubscribed_at IS NULL`,
    [email],
  );
  return confirmed > 0;
}

/** Ends a subscription, confirmed or not. False when there is none. */
export async function endSubscription(manager: EntityManager, email: string): Promise<boolean> {
  const [, ended] = await manager.query<[unknown, number]>(
    `UPDATE lead SET unsubscribed_at = now(), unsubscribed_by = NULL, version = version + 1, updated_at = now(), updated_by = ''
     WHERE kind = 'newsletter' AND lower(email) = lower($1) AND unsubscribed_at IS NULL`,
    [email],
  );
  return ended > 0;
}
