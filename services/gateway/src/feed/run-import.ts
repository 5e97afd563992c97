import { setTimeout as delay } from 'node:timers/promises';
import { catalogueTag, listingTag, listTag, WHOLE_SITE } from '@manzil/contracts/cache-tags';
import { listImportChanges, showImportRun } from '@manzil/contracts/http/import-runs';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { requestImport } from '@manzil/contracts/listings/import-rpc';
import { AD_TYPES } from '@manzil/contracts/listings/vocabulary';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import type { MemberSession } from '../http/caller/caller.js';
import { CacheInvalidation } from '../http/ports.js';

export interface ImportRequest {
  session: MemberSession;
  dryRun: boolean;
}

/** Above this number of changes the whole cache is invalidated. */
const MOST_NAMED = 100;
const FIRST_LOOK_MS = 50;
const LOOK_EVERY_MS = 500;

/** Requests an import of the feed. While an import runs, a request returns the running one. */
@Injectable()
export class RunImport {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  async request({ session, dryRun }: ImportRequest): Promise<ImportRun> {
    const { run } = await this.rpc.request(requestImport, { trigger: session.username, dryRun });
    return run;
  }

  /** Returns the run when it has ended, or its current state when the time is up or the client has disconnected. */
  async waitFor(id: string, withinMs: number, left: AbortSignal): Promise<ImportRun> {
    const deadline = Date.now() + withinMs;
    for (let pause = FIRST_LOOK_MS; ; pause = Math.min(pause * 2, LOOK_EVERY_MS)) {
      const run = await this.rpc.request(showImportRun, { id });
      if (run.finishedAt !== null) {
        await this.invalidateChangesOf(id);
        return run;
      }
      if (Date.now() + pause > deadline || left.aborted) return run;
      await delay(pause, undefined, { signal: left }).catch(() => undefined);
    }
  }

  /**
   * Invalidates a run's changes before its events arrive, so that the caller does not get the old catalogue. The run
   * has ended even if its changes cannot be listed; in that case everything is invalidated.
   */
  private async invalidateChangesOf(id: string): Promise<void> {
    const listed = await this.rpc
      .request(listImportChanges, { id, limit: MOST_NAMED })
      .catch(() => ({ changes: [], next: MOST_NAMED }));
    const { changes, next } = listed;
    if (next !== null) {
      this.cache.invalidate([WHOLE_SITE]);
      return;
    }
    if (changes.length === 0) return;
    const listings = changes.flatMap(({ propertyId }) => propertyId ?? []).map(listingTag);
    this.cache.invalidate([
      ...AD_TYPES.flatMap((adType) => [listTag(adType), catalogueTag(adType)]),
      ...listings,
    ]);
  }
}
