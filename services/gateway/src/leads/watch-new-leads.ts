import { setTimeout as delay } from 'node:timers/promises';
import type { NewLeads } from '@manzil/contracts/leads/lead';
import { countNewLeads, type AsMember } from '@manzil/contracts/leads/rpc';
import { SHUTDOWN } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Inject, Injectable } from '@nestjs/common';

const LOOK_EVERY_MS = 2_000;

interface Viewer {
  asMember: NonNullable<AsMember>;
  onChange: (now: NewLeads) => void;
  last: string | undefined;
}

/**
 * Reports the number of new leads to the members who watch: at once, and with every change. One request serves all of
 * them, and none is sent without a watcher. It continues while leads is unavailable.
 */
@Injectable()
export class WatchNewLeads {
  private readonly viewers = new Set<Viewer>();
  private isPolling = false;

  constructor(
    private readonly rpc: RpcClient,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
  ) {}

  /** Returns a function that stops it. */
  watch(asMember: NonNullable<AsMember>, onChange: (now: NewLeads) => void): () => void {
    const viewer: Viewer = { asMember, onChange, last: undefined };
    this.viewers.add(viewer);
    void (this.isPolling ? this.report([viewer]) : this.poll());
    return () => {
      this.viewers.delete(viewer);
    };
  }

  private async poll(): Promise<void> {
    this.isPolling = true;
    while (this.viewers.size > 0 && !this.shutdown.aborted) {
      await this.report([...this.viewers]);
      await delay(LOOK_EVERY_MS, undefined, { ref: false });
    }
    this.isPolling = false;
  }

  private async report(viewers: readonly Viewer[]): Promise<void> {
    const members = viewers.map(({ asMember }) => asMember);
    const counted = await this.rpc.request(countNewLeads, { members }).catch(() => undefined);
    for (const [at, viewer] of viewers.entries()) {
      const now = counted?.counts[at];
      const key = JSON.stringify(now);
      if (now === undefined || key === viewer.last || !this.viewers.has(viewer)) continue;
      viewer.last = key;
      viewer.onChange(now);
    }
  }
}
