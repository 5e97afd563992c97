import { dubaiDate } from '@manzil/rules/in-force';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnnounceCollection } from '../change/announce-collection.js';
import { Clock } from '../clock.js';

const DAY_MS = 86_400_000;
/** At a start, versions that began in the last days are announced again, because the service may have been down. */
const AT_START_DAYS = 7;

/**
 * Announces a rule version on its first day, and again after its last day, so that no cached page shows an outdated
 * version. Each replica does so independently: repeated announcements are harmless.
 */
@Injectable()
export class AnnounceDueRules {
  private announced: string | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly announceCollection: AnnounceCollection,
  ) {}

  async announceDue(): Promise<void> {
    const now = this.clock.now();
    const today = dubaiDate(now.toISOString());
    if (this.announced === today) return;
    const since = this.announced ?? dubaiDate(new Date(now.getTime() - AT_START_DAYS * DAY_MS).toISOString());
    await this.dataSource.transaction(async (manager) => {
      const due = await manager.query<unknown[]>(
        `SELECT FROM rule_version WHERE (valid_from > $1::date AND valid_from <= $2::date)
            OR (valid_to >= $1::date AND valid_to < $2::date) LIMIT 1`,
        [since, today],
      );
      if (due.length > 0) await this.announceCollection.announce(manager, 'rule');
    });
    this.announced = today;
  }
}
