import { MOST_CHANGES, propertiesChanged, type PropertyChange } from '@manzil/contracts/listings/events';
import type { Outbox } from '@manzil/messaging/outbox/outbox';
import type { EntityManager } from 'typeorm';

/** Publishes these changes in the transaction that makes them. */
export async function publishChanges(
  manager: EntityManager,
  outbox: Outbox,
  changes: PropertyChange[],
): Promise<void> {
  for (let from = 0; from < changes.length; from += MOST_CHANGES)
    await outbox.add(manager, propertiesChanged, {
      runId: null,
      changes: changes.slice(from, from + MOST_CHANGES),
    });
}

/**
 * Publishes changes that one statement makes in many rows. `select` yields `position` and the columns of {@link
 * changeOf}; `parameters` are its own, numbered from $1.
 */
export const publishChangesFrom = (
  manager: EntityManager,
  outbox: Outbox,
  { runId, select, parameters }: { runId: string | null; select: string; parameters: unknown[] },
): Promise<void> =>
  outbox.addFromQuery(
    manager,
    propertiesChanged,
    `SELECT coalesce('run:' || $${parameters.length + 1}::text,
              'property:' || ((array_agg(change ORDER BY position))[1]->>'id')) AS key,
            jsonb_build_object('runId', $${parameters.length + 1}::text,
              'changes', jsonb_agg(change ORDER BY position)) AS payload
     FROM (SELECT change, position, (row_number() OVER (ORDER BY position) - 1) / ${MOST_CHANGES} AS batch
           FROM (${select}) AS changed) AS numbered
     GROUP BY batch ORDER BY batch`,
    [...parameters, runId],
  );

/** SQL of the change of the `property` row `p` for the event, by SQL expressions. */
export const changeOf = (
  what: string,
  { formerAdType = 'NULL', news = 'NULL' }: { formerAdType?: string; news?: string } = {},
): string =>
  `jsonb_strip_nulls(jsonb_build_object('id', p.id, 'pagelink', p.pagelink, 'adType', p.ad_type,
     'formerAdType', ${formerAdType}, 'what', ${what}, 'news', ${news}, 'version', p.version)) AS change`;

/** SQL that is true for a listing that staff hide: none of its changes is public. */
export const isHidden = (alias: string): string => `(${alias}.overrides->'hidden' = 'true'::jsonb)`;
