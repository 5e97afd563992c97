import { setTimeout as delay } from 'node:timers/promises';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { DomainError } from '@manzil/service-kit/errors';
import { SHUTDOWN } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import { showImportRun } from '@manzil/contracts/http/import-runs';

const LOOK_EVERY_MS = 500;

interface Viewer {
  onRun: (run: ImportRun) => void;
  onEnd: () => void;
}

interface Watched {
  viewers: Set<Viewer>;
  last: ImportRun;
}

/**
 * Reports the changes of runs to viewers. A run is polled once for all of its viewers, and not at all without one.
 * Polling continues while listings is unavailable.
 */
@Injectable()
export class WatchRuns {
  private readonly watched = new Map<string, Watched>();

  constructor(
    private readonly rpc: RpcClient,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
  ) {}

  /** Calls `onRun` with the run now and at each change, and `onEnd` once after the last. Returns a function that stops it. */
  watch(run: ImportRun, viewer: Viewer): () => void {
    const known = this.watched.get(run.id);
    const watched = known ?? { viewers: new Set<Viewer>(), last: run };
    watched.viewers.add(viewer);
    viewer.onRun(watched.last);
    if (known === undefined) {
      this.watched.set(run.id, watched);
      void this.poll(run.id, watched);
    }
    return () => {
      watched.viewers.delete(viewer);
    };
  }

  private async poll(id: string, watched: Watched): Promise<void> {
    const { viewers } = watched;
    while (viewers.size > 0 && watched.last.finishedAt === null && !this.shutdown.aborted) {
      await delay(LOOK_EVERY_MS, undefined, { ref: false });
      const run = await this.rpc.request(showImportRun, { id }).catch(unlessGone);
      if (run === null) break;
      if (run === undefined || isSame(run, watched.last)) continue;
      watched.last = run;
      for (const { onRun } of viewers) onRun(run);
    }
    this.watched.delete(id);
    for (const { onEnd } of viewers) onEnd();
  }
}

/** Null for a run that does not exist any more; undefined while listings does not reply. */
const unlessGone = (error: unknown): null | undefined =>
  error instanceof DomainError && error.code === 'NOT_FOUND' ? null : undefined;

const isSame = (one: ImportRun, other: ImportRun): boolean => JSON.stringify(one) === JSON.stringify(other);
