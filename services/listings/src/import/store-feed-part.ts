import { storeFeedPart } from '@manzil/contracts/listings/import-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { FeedError } from '../feed/feed-error.js';

/** Stores the files that operators import from a terminal, so that any replica can read them. They stay for a day. */
@Injectable()
export class StoreFeedPart {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(storeFeedPart)
  async store({
    sha256,
    part,
    bytes,
  }: z.output<typeof storeFeedPart.request>): Promise<Record<string, never>> {
    const { manager } = this.dataSource;
    if (part === 0)
      await manager.query("DELETE FROM feed_file_part WHERE stored_at < now() - interval '1 day'");
    await manager.query(
      `INSERT INTO feed_file_part (sha256, part, bytes) VALUES ($1, $2, $3)
       ON CONFLICT (sha256, part) DO UPDATE SET stored_at = now()`,
      [sha256, part, Buffer.from(bytes, 'base64')],
    );
    return {};
  }
}

/** @throws FeedError when the file is not stored any more */
export async function* readStoredFeed(manager: EntityManager, sha256: string): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const [found] = await manager.query<{ bytes: Buffer }[]>(
      'SELECT bytes FROM feed_file_part WHERE sha256 = $1 AND part = $2',
      [sha256, part],
    );
    if (found === undefined && part === 0)
      throw new FeedError('The file is not stored any more: import it again', 'unreachable');
    if (found === undefined) return;
    yield found.bytes;
  }
}
