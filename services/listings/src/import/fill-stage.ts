import { CONFIG, SHUTDOWN } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ListingsConfig } from '../config.js';
import { plainBytes } from '../feed/decode-text.js';
import { openFeed, type FetchOptions, type OpenedFeed } from '../feed/open-feed.js';
import { MAX_FEED_BYTES, readPages } from '../feed/read-pages.js';
import { readableFiles } from '../feed/readable-file.js';
import type { Reading } from '../feed/reading.js';
import { photosOf } from '../photo/photos-of.js';
import type { PlaceNames } from '../place/place-names.js';
import { readPlaceNames } from '../place/resolve-listings.js';
import { GetFeedMapping } from '../mapping/get-feed-mapping.js';
import { readerFingerprint } from './reader-fingerprint.js';
import type { FeedMark } from './import-run.entity.js';
import { updateRun, type Attempt } from './import-run.repository.js';
import type { RunProgress } from './run-progress.js';
import { stageFeed } from './stage-feed.js';
import { readStoredFeed } from './store-feed-part.js';
import { findCurrentRun, type CurrentRun } from './current-run.js';

const IDLE_MS = 30_000;
const TOTAL_MS = 60 * 60_000;

/** Either the feed is staged, with the number of rows, or it equals the one that the catalogue shows. */
export type Filled =
  | { staged: number; feedMark: FeedMark | null; places?: PlaceNames | undefined }
  | { current: CurrentRun };

/** Reads the whole feed into the stage of an attempt, unless its bytes equal those in the catalogue. */
@Injectable()
export class FillStage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly getFeedMapping: GetFeedMapping,
    @Inject(CONFIG) private readonly config: ListingsConfig,
    // A run can take longer than a shutdown may, so it is aborted and the next worker starts it again.
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
  ) {}

  async fill(attempt: Attempt, progress: RunProgress): Promise<Filled> {
    const signal = AbortSignal.any([this.shutdown, progress.signal]);
    const options: FetchOptions = {
      idleMs: IDLE_MS,
      totalMs: TOTAL_MS,
      signal,
      allowPrivateHosts: this.config.FEED_ALLOW_PRIVATE_HOSTS,
      readableFiles: readableFiles(this.config),
      storedFile: (sha256) => readStoredFeed(this.dataSource.manager, sha256),
    };
    const reading = await this.readingOf(attempt);
    const reader = readerFingerprint(this.config, reading);
    const current = await findCurrentRun(this.dataSource.manager, attempt, reader);
    const opened = await openFeed(attempt.location, options);
    if (current?.feedMark.validator !== opened.validator)
      return this.stage(attempt, progress, { opened, reader, reading, options });
    // The sender reports no change, so only the bytes are read, to verify it.
    for await (const piece of plainBytes(opened.bytes, { maxBytes: MAX_FEED_BYTES }))
      progress.addBytes(piece);
    if (progress.feedHash() === current.feedHash) return { current };
    progress.startOver();
    return this.stage(attempt, progress, {
      opened: await openFeed(attempt.location, options),
      reader,
      reading,
      options,
    });
  }

  private async readingOf({ source, location }: Attempt): Promise<Reading> {
    const { FEED_URL, FEED_FIELD_MAP } = this.config;
    const { fields, recordName, amountCurrency, values } = await this.getFeedMapping.get({ source });
    const places = await readPlaceNames(this.dataSource.manager);
    return {
      // The mapping of staff has priority over the configured one.
      fields: { ...(location === FEED_URL && FEED_FIELD_MAP), ...fields },
      recordName,
      amountCurrency,
      values,
      photos: photosOf(this.config),
      places,
    };
  }

  private async stage(
    attempt: Attempt,
    progress: RunProgress,
    {
      opened,
      reader,
      reading,
      options,
    }: { opened: OpenedFeed; reader: string; reading: Reading; options: FetchOptions },
  ): Promise<Filled> {
    const { manager } = this.dataSource;
    const { FEED_URL, FEED_FORMAT } = this.config;
    const { format, records } = await readPages(attempt.location, opened, {
      ...options,
      onBytes: progress.addBytes,
      format: attempt.location === FEED_URL ? FEED_FORMAT : 'auto',
      reading,
      notes: progress.notes,
    });
    progress.format = format;
    await updateRun(manager, attempt, { state: 'staging', format });
    const staged = await stageFeed(manager, attempt, records, progress);
    // The validator of the first page does not cover the other pages.
    const { validator } = opened;
    const hasMark = validator !== null && format !== 'reso';
    const feedMark = hasMark ? { validator, reader, readAt: Date.now() } : null;
    return { staged, feedMark, places: reading.places };
  }
}
