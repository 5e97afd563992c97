import { listingsAuditRecorded } from '@manzil/contracts/audit';
import type { FeedMapping } from '@manzil/contracts/listings/feed-mapping';
import { saveFeedMapping } from '@manzil/contracts/http/feed-mappings';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { versionConflict } from '@manzil/service-kit/version-conflict';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { FeedMappingEntity } from './feed-mapping.entity.js';
import { toFeedMapping } from './get-feed-mapping.js';
import { byColumn, byKey } from './mapping-keys.js';

/** Replaces the mapping of a source. CONFLICT when another user has saved since the edited version. */
@Injectable()
export class SetFeedMapping {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(saveFeedMapping)
  set({
    source,
    fields,
    recordName,
    amountCurrency,
    values,
    expectedVersion,
    by,
  }: z.output<typeof saveFeedMapping.request>): Promise<FeedMapping> {
    return this.dataSource.transaction(async (manager) => {
      const before = await manager.findOneBy(FeedMappingEntity, { source });
      // A single conditional statement: of two concurrent saves of the same version, one changes no row.
      const [saved] = await manager.query<{ version: number }[]>(
        `INSERT INTO feed_mapping AS old (source, fields, value_map, record_name, amount_currency, version, updated_by, updated_at)
         SELECT $1, $2, coalesce($5::jsonb, '{}'), coalesce($6::text, ''), coalesce($7::text, ''), $3 + 1, $4, now()
         WHERE $3 = 0 OR EXISTS (SELECT 1 FROM feed_mapping WHERE source = $1)
         ON CONFLICT (source) DO UPDATE
           SET fields = excluded.fields, value_map = coalesce($5::jsonb, old.value_map),
               record_name = coalesce($6::text, old.record_name),
               amount_currency = coalesce($7::text, old.amount_currency), version = excluded.version,
               updated_by = excluded.updated_by, updated_at = excluded.updated_at
           WHERE old.version = $3
         RETURNING version`,
        [
          ...[source, JSON.stringify(byColumn(fields)), expectedVersion, by],
          values === undefined ? null : JSON.stringify(byKey(values)),
          recordName?.toLowerCase() ?? null,
          amountCurrency ?? null,
        ],
      );
      const now = await manager.findOneBy(FeedMappingEntity, { source });
      if (saved === undefined || now === null) throw versionConflict('The mapping', now);
      const record = auditRecord({
        action: 'feed-mapping-changed',
        entity: { kind: 'feed-mapping', id: source, title: source, link: `/backend/feed/mapping/${source}` },
        changes: [
          ...changesBetween(before?.fields ?? null, now.fields, keysOf(before?.fields, now.fields)),
          ...changesBetween(before, now, ['recordName', 'amountCurrency']),
          ...changesBetween(before?.values ?? null, now.values, keysOf(before?.values, now.values)),
        ].slice(0, 50),
      });
      await this.outbox.add(manager, listingsAuditRecorded, record);
      return toFeedMapping(now);
    });
  }
}

const keysOf = (before: object = {}, after: object = {}): string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];
