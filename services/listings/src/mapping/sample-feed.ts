import { sampleFeed } from '@manzil/contracts/http/feed-mappings';
import type { FeedSample } from '@manzil/contracts/listings/feed-mapping';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { CONFIG, SHUTDOWN } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { ListingsConfig } from '../config.js';
import { decodeText } from '../feed/decode-text.js';
import { FeedError } from '../feed/feed-error.js';
import { openFeed } from '../feed/open-feed.js';
import { sampleRecords } from '../feed/sample-records.js';
import { readableFiles } from '../feed/readable-file.js';
import type { Reading } from '../feed/reading.js';
import { photosOf } from '../photo/photos-of.js';
import { readPlaceNames } from '../place/resolve-listings.js';
import { checkedLocation } from '../feed/checked-location.js';
import { byColumn, byKey } from './mapping-keys.js';

const IDLE_MS = 8_000;
const TOTAL_MS = 20_000;
/** Stops a sample of huge records. */
const MOST_BYTES = 50_000_000;

/** Shows how the first records of a feed would be imported. Nothing is stored. */
@Injectable()
export class SampleFeed {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: ListingsConfig,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
  ) {}

  @HandleRpc(sampleFeed)
  async sample({
    text,
    location,
    fields,
    recordName,
    amountCurrency,
    values,
  }: z.output<typeof sampleFeed.request>): Promise<FeedSample> {
    const reading: Reading = {
      places: await readPlaceNames(this.dataSource.manager),
      fields: byColumn(fields),
      recordName: recordName.toLowerCase(),
      amountCurrency,
      values: byKey(values),
      photos: photosOf(this.config),
    };
    try {
      if (text !== undefined)
        return await sampleRecords(pieces(text), { base: undefined, reading, cut: true });
      const url = checkedLocation(location, this.config, { isOperator: false });
      const feed = await openFeed(url, {
        idleMs: IDLE_MS,
        totalMs: TOTAL_MS,
        signal: this.shutdown,
        allowPrivateHosts: this.config.FEED_ALLOW_PRIVATE_HOSTS,
        readableFiles: readableFiles(this.config),
      });
      const decoded = decodeText(feed.bytes, { maxBytes: MOST_BYTES, charset: feed.charset });
      return await sampleRecords(decoded, { base: feed.base, reading, cut: false });
    } catch (error) {
      if (error instanceof FeedError) throw new DomainError('UNPROCESSABLE', error.message);
      throw error;
    }
  }
}

async function* pieces(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}
