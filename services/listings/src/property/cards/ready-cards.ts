import { CONFIG, LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { ListingsConfig } from '../../config.js';
import { WriteListener } from '../../search/write-listener.js';
import { CardReader } from './card-reader.js';
import { CardStore } from './card-store.js';

/** One query reads this many cards: few enough that other requests are answered in between. */
const SLICE = 500;
/** After a bulk change, cards are read again once no further bulk change has arrived for this long. */
const QUIET_MS = 500;
/** Above every id. */
const LAST = 2_147_483_647;

/** A read in progress; collects the cards that change meanwhile. */
interface Reading {
  changed: Set<number>;
  allChanged: boolean;
}

/**
 * Caches the cards of live listings as JSON, so that a page of a list needs no query. The database names the
 * cards that each transaction changes, and these are read again when they are wanted. A request that allows
 * no stale reads, or comes while the replica is not notified of changes, gets all its cards from the
 * database.
 */
@Injectable()
export class ReadyCards implements OnApplicationShutdown {
  private readonly store: CardStore;
  private readonly readings = new Set<Reading>();
  private filling: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  /** Increases with every change of very many cards. */
  private round = 0;

  constructor(
    @Inject(CONFIG) { SEARCH_CARDS_MB }: Pick<ListingsConfig, 'SEARCH_CARDS_MB'>,
    private readonly dataSource: DataSource,
    private readonly reader: CardReader,
    private readonly writes: WriteListener,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {
    this.store = new CardStore(SEARCH_CARDS_MB);
    writes.subscribeToCards((ids) => {
      this.drop(ids);
    });
  }

  /** The cards of the live listings among `ids`, in the given order. */
  async of(ids: readonly number[]): Promise<Buffer[]> {
    const mayBeReady = this.writes.mayAnswerFrom(this.writes.notifiedUntil());
    const now = Date.now() / 1_000;
    const ready = ids.map((id) => (mayBeReady ? this.store.get(id, now) : undefined));
    const missing = ids.filter((_, index) => ready[index] === undefined);
    if (missing.length === 0) return ready.flatMap((card) => card ?? []);
    const read = await this.read(() => this.reader.byIds(this.dataSource.manager, missing));
    const byId = new Map(read.map((card) => [card.id, card.json]));
    return ids.flatMap((id, index) => ready[index] ?? byId.get(id) ?? []);
  }

  /** Resolves when the store is full, newest listings first, or holds all cards, or reading failed. */
  fill(): Promise<void> {
    this.filling ??= this.readAll()
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'the cards of listings could not be read');
      })
      .finally(() => {
        this.filling = undefined;
      });
    return this.filling;
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.filling;
  }

  private async readAll(): Promise<void> {
    const { round } = this;
    // A bulk change ends this read; a later one starts again.
    for (let before = LAST; !this.isStopped && !this.store.isFull && round === this.round;) {
      const cards = await this.read(() => this.reader.newestBefore(this.dataSource.manager, before, SLICE));
      const last = cards.at(-1);
      if (last === undefined) return;
      before = last.id;
      await turn();
    }
  }

  /** Cards that change during a read are not stored, because the read may have seen the row before the change. */
  private async read(work: () => ReturnType<CardReader['byIds']>): ReturnType<CardReader['byIds']> {
    const reading: Reading = { changed: new Set(), allChanged: !this.writes.isListening };
    this.readings.add(reading);
    try {
      const cards = await work();
      for (const card of cards)
        if (!reading.allChanged && !reading.changed.has(card.id)) this.store.put(card);
      return cards;
    } finally {
      this.readings.delete(reading);
    }
  }

  private drop(ids: readonly number[] | 'all'): void {
    for (const reading of this.readings)
      if (ids === 'all') reading.allChanged = true;
      else for (const id of ids) reading.changed.add(id);
    if (ids === 'all') {
      this.store.clear();
      this.round += 1;
      this.fillSoon();
    } else for (const id of ids) this.store.delete(id);
  }

  private fillSoon(): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      void Promise.resolve(this.filling).then(() => this.fill());
    }, QUIET_MS).unref();
  }
}
