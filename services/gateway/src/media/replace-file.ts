import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CacheTag } from '@manzil/contracts/cache-tags';
import { staleByContent } from '@manzil/contracts/content/events';
import { staleByDevelopment } from '@manzil/contracts/listings/events';
import type { ReplacedFile, Replacement } from '@manzil/contracts/media/library';
import { getReplacement, startReplacement } from '@manzil/contracts/media/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../http/ports.js';

const FIRST_POLL_MS = 50;
const POLL_EVERY_MS = 500;

/**
 * Requests media to replace one file by another in every record that uses it, and waits for the result. If that takes
 * longer, the result names the pending records, because media continues.
 */
@Injectable()
export class ReplaceFile {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  async replace(filename: string, replacement: string, withinMs = 15_000): Promise<ReplacedFile> {
    const started = await this.rpc.request(startReplacement, { id: randomUUID(), filename, replacement });
    const { replaced, left, failed, pending } = await this.waitFor(started, withinMs);
    // Their events may arrive later; a request after this response must not get the former file.
    this.cache.invalidate(replaced.flatMap(({ owner }) => staleByOwner(owner)));
    return { replaced, left, failed, pending };
  }

  private async waitFor(started: Replacement, withinMs: number): Promise<Replacement> {
    const deadline = performance.now() + withinMs;
    let latest = started;
    for (let pause = FIRST_POLL_MS; !latest.isFinished; pause = Math.min(pause * 2, POLL_EVERY_MS)) {
      if (performance.now() + pause > deadline) return latest;
      await delay(pause);
      const { id } = started;
      latest = await this.rpc.request(getReplacement, { id }).catch((error: unknown) => {
        // Media continues after a restart, which may be in progress now.
        if (error instanceof DomainError && OUTAGES.has(error.code)) return latest;
        throw error;
      });
    }
    return latest;
  }
}

const OUTAGES = new Set(['UNAVAILABLE', 'DEADLINE_EXCEEDED']);

/** Returns the cache tags of a record with this name, such as `page:12`. */
function staleByOwner(owner: string): CacheTag[] {
  const [kind = '', id = ''] = owner.split(':');
  if (kind === 'development') return staleByDevelopment({ id: Number(id) });
  if (kind === 'navigation-style') return staleByContent({ kind: 'site-frame' });
  if (kind === 'document') return staleByContent({ kind: id });
  return staleByContent({ kind, id: Number(id) });
}
