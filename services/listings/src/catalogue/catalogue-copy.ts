import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { readChanges, readMoment, type Moment } from './catalogue-changes.js';
import { applyChanges, copyRows, isWorn, type CatalogueColumns } from './catalogue-columns.js';
import { readCatalogue, readSome } from './catalogue-rows.js';
import { readStamp } from './catalogue-stamp.js';
import { renewals } from './copy-metrics.js';

export interface CurrentCopy {
  /** Undefined while the copy is older than the database: the database then answers itself. */
  columns: CatalogueColumns | undefined;
  /** The given texts in the database's lower case. */
  lowered: string[];
}

interface Held extends Moment {
  columns: CatalogueColumns;
}

/**
 * A copy of what lists and counts look at, in memory. It is never shown when it is old: each request asks the
 * database for its stamp first, so that a change is seen by the very next request, in every replica. A copy that
 * turns out old takes the changed rows, which its request waits for; where those are not known, or very many, it
 * is made anew beside the requests. Each copy is of one moment.
 */
@Injectable()
export class CatalogueCopy {
  private held: Held | undefined;
  private copying: Promise<void> | undefined;
  private following: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  async current(texts: readonly string[] = []): Promise<CurrentCopy> {
    const before = this.held;
    const { stamp, lowered } = await readStamp(this.dataSource, texts);
    if (this.held?.stamp === stamp) return { columns: this.held.columns, lowered };
    await this.renew();
    // One renewed meanwhile may know of still later writes.
    const { held } = this;
    const isCurrent = held !== undefined && (held.stamp === stamp || (held !== before && held.stamp > stamp));
    return { columns: isCurrent ? held.columns : undefined, lowered };
  }

  /** Resolves when there is a copy, be it of a moment ago, or none could be made. */
  async made(): Promise<void> {
    await this.current();
    await this.settled();
  }

  /** Resolves when no copy is being made. */
  async settled(): Promise<void> {
    await this.following;
    await this.copying;
  }

  /** Waits for changed rows, not for a whole copy. */
  private async renew(): Promise<void> {
    if (this.copying !== undefined) return;
    this.following ??= this.logged(this.follow()).finally(() => {
      this.following = undefined;
    });
    await this.following;
  }

  private async follow(): Promise<void> {
    const { held } = this;
    const next = held !== undefined && !isWorn(held.columns) ? await this.withChanges(held) : undefined;
    if (next === undefined) {
      // It will never be shown again, and two copies of a large catalogue are more memory than there may be.
      this.held = undefined;
      this.copying ??= this.logged(this.copyAll()).finally(() => {
        this.copying = undefined;
      });
      return;
    }
    this.held = next;
    renewals.inc({ how: 'changes' });
  }

  private withChanges(held: Held): Promise<Held | undefined> {
    return this.atOneMoment(async (manager) => {
      const moment = await readMoment(manager);
      const ids = await readChanges(manager, held, moment);
      if (ids === undefined) return undefined;
      const rows = ids.length === 0 ? [] : await readSome(manager, ids);
      const columns = ids.length === 0 ? held.columns : applyChanges(held.columns, ids, rows);
      return { ...moment, columns };
    });
  }

  private async copyAll(): Promise<void> {
    this.held = await this.atOneMoment(async (manager) => {
      const moment = await readMoment(manager);
      // Whoever waits is answered first.
      return { ...moment, columns: await copyRows(readCatalogue(manager), () => turn()) };
    });
    renewals.inc({ how: 'whole' });
  }

  /** Statements in it all see what the first one does. */
  private atOneMoment<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction('REPEATABLE READ', work);
  }

  private logged(work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) => {
      this.logger.warn({ err: error }, 'the catalogue could not be copied');
    });
  }
}
