import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';

const EVERY_MS = 60_000;

/** Each reminder is sent from `hours` to `until` hours before the viewing. */
const REMINDERS = [
  { hours: 24, until: 2 },
  { hours: 2, until: 0 },
] as const;

/** Recipient and mailbox are copied from the confirmation, which was queued earlier. */
const QUEUE = `
  INSERT INTO mail (key, kind, lead_id, viewing_id, recipient, mailbox)
  SELECT 'viewing-reminder:' || viewing.id || ':' || to_char(viewing.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI') || ':' || $2,
         'viewing-reminder', viewing.lead_id, viewing.id, placed.recipient, placed.mailbox
  FROM viewing JOIN LATERAL (
    SELECT recipient, mailbox FROM mail
    WHERE viewing_id = viewing.id AND kind IN ('viewing-booked', 'viewing-moved') LIMIT 1) placed ON true
  WHERE viewing.status = 'booked' AND viewing.placed_at < viewing.starts_at - make_interval(hours => $2::int)
    AND viewing.starts_at <= $1::timestamptz + make_interval(hours => $2::int)
    AND viewing.starts_at > $1::timestamptz + make_interval(hours => $3::int)
  ON CONFLICT (key) DO NOTHING`;

/**
 * Queues the mails that remind visitors of their viewings, each once. A viewing booked after a reminder was due does
 * not get that reminder.
 */
@Injectable()
export class RemindVisitors implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobSchedule,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every(EVERY_MS, 'remind-visitors', () => this.remind(new Date()));
  }

  /** Queues the reminders that are due at `now`. */
  async remind(now: Date): Promise<void> {
    for (const { hours, until } of REMINDERS) await this.dataSource.query(QUEUE, [now, hours, until]);
  }
}
