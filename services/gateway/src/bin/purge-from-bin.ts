import type { BinKind } from '@manzil/contracts/content/bin';
import { purgeFromBin } from '@manzil/contracts/content/bin-rpc';
import { staleByContent } from '@manzil/contracts/content/events';
import { purgePage } from '@manzil/contracts/http/recycle-bin';
import { purgeDevelopment } from '@manzil/contracts/http/development-editing';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../http/ports.js';

/** Permanently deletes an entry of the bin. */
@Injectable()
export class PurgeFromBin {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  async purge({ kind, id }: { kind: BinKind; id: number }): Promise<void> {
    if (kind === 'development') await this.rpc.request(purgeDevelopment, { id });
    else if (kind === 'page') {
      await this.rpc.request(purgePage, { id });
      // Its former paths no longer redirect.
      this.cache.invalidate(staleByContent({ kind, id }));
    } else await this.rpc.request(purgeFromBin, { kind, id });
  }
}
