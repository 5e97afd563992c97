import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LeadsConfig } from '../../config.js';
import type { LeadEntity } from '../../record/lead.entity.js';
import { settlePhotos } from '../../record/settle-photos.js';
import { recordErasures } from '../ledger/record-in-ledger.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Rows of a kind deleted in one transaction, so that no form waits for it. */
const BATCH = 500;
/** A request to see personal data is mailed within a day and its link works for one. */
const REQUEST_DAYS = 3;
/** By then, weekly searches have been matched with the news. */
const NEWS_DAYS = 15;
/** The funnel of a year can be compared with the year before. */
const COUNT_DAYS = 760;
/** A shared shortlist that was not opened for this long is no longer in use. */
const SHORTLIST_DAYS = 90;

const KINDS = [
  ...(['leads', 'subscriptions', 'searches', 'mails', 'requests', 'shortlists'] as const),
  'home-news',
  'listing-counts',
  'webhook-events',
] as const;
type Kind = (typeof KINDS)[number];

interface Ended {
  table: string;
  condition: string;
  key?: string;
  /** SQL of further keys, from the ones in `due`. */
  along?: string;
}

/** Conditions of rows whose retention period has ended: they ended before `$1`. */
const ENDED: Readonly<Record<Kind, Ended>> = {
  leads: {
    table: 'lead',
    condition:
      "kind <> 'newsletter' AND status IN ('done', 'spam') AND merged_into IS NULL AND updated_at < $1",
    // Merged leads are stored as long as the lead that they were merged into.
    along: 'UNION SELECT id FROM lead WHERE merged_into IN (SELECT id FROM due)',
  },
  subscriptions: {
    table: 'lead',
    condition:
      "kind = 'newsletter' AND (awaits_confirmation OR unsubscribed_at IS NOT NULL) AND updated_at < $1",
  },
  searches: { table: 'saved_search', condition: "state <> 'active' AND updated_at < $1" },
  mails: { table: 'mail', condition: "status <> 'waiting' AND updated_at < $1" },
  requests: { table: 'data_request', condition: 'created_at < $1' },
  'home-news': { table: 'home_news', condition: 'created_at < $1' },
  'listing-counts': {
    table: 'listing_count',
    condition: 'day < $1::timestamptz::date',
    key: 'day, pagelink, action',
  },
  shortlists: { table: 'shortlist', condition: 'opened_at < $1' },
  'webhook-events': {
    table: 'webhook_event',
    condition: `created_at < $1 AND NOT EXISTS
      (SELECT FROM webhook_delivery WHERE event_id = webhook_event.id AND state = 'waiting')`,
  },
};

type RetentionConfig = Pick<
  LeadsConfig,
  'LEAD_RETENTION_DAYS' | 'SUBSCRIPTION_RETENTION_DAYS' | 'MAIL_RETENTION_DAYS' | 'WEBHOOK_RETENTION_DAYS'
>;

/** Deletes records at the end of their retention periods. */
@Injectable()
export class ApplyRetention implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobSchedule,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: RetentionConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every(HOUR_MS, 'apply-retention', () => this.apply(new Date()));
  }

  /** Deletes what is due at `now`. */
  async apply(now: Date): Promise<void> {
    const days: Readonly<Record<Kind, number>> = {
      leads: this.config.LEAD_RETENTION_DAYS,
      subscriptions: this.config.SUBSCRIPTION_RETENTION_DAYS,
      searches: this.config.SUBSCRIPTION_RETENTION_DAYS,
      mails: this.config.MAIL_RETENTION_DAYS,
      requests: REQUEST_DAYS,
      'home-news': NEWS_DAYS,
      'listing-counts': COUNT_DAYS,
      shortlists: SHORTLIST_DAYS,
      'webhook-events': this.config.WEBHOOK_RETENTION_DAYS,
    };
    for (const kind of KINDS) {
      if (days[kind] === 0) continue;
      const before = new Date(now.getTime() - days[kind] * DAY_MS);
      while ((await this.deleteBatch(kind, before)) >= BATCH);
    }
  }

  /** Replicas that do it at the same time delete different rows. */
  private deleteBatch(kind: Kind, before: Date): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await deleteEnded(manager, kind, before);
      const deleted = rows.length;
      if (deleted > 0) {
        const entity = { kind: 'retention', id: null, title: kind, link: null };
        const record = auditRecord({ action: 'retention-applied', entity, details: { [kind]: deleted } });
        await this.outbox.add(manager, leadsAuditRecorded, record);
        if (ENDED[kind].table === 'lead') {
          await settlePhotos(manager, this.outbox, { leads: rows, state: 'deleted' });
          await recordErasures(
            manager,
            'expired',
            rows.map(({ id }) => id),
          );
        }
      }
      return deleted;
    });
  }
}

/** Photos are those of a lead; rows of another kind have none. */
type DeletedRow = Pick<LeadEntity, 'id' | 'photos'>;

async function deleteEnded(manager: EntityManager, kind: Kind, before: Date): Promise<DeletedRow[]> {
  const { table, condition, key = 'id', along = '' } = ENDED[kind];
  const [deleted] = await manager.query<[DeletedRow[], number]>(
    `WITH due AS (
       SELECT ${key} FROM ${table} WHERE ${condition} ORDER BY ${key} LIMIT ${String(BATCH)} FOR UPDATE SKIP LOCKED)
     DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM due ${along})
     RETURNING ${table === 'lead' ? 'id, photos' : key}`,
    [before],
  );
  return deleted;
}
