import { setTimeout as delay } from 'node:timers/promises';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { getImportRun, requestImport } from '@manzil/contracts/listings/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditTrail } from '../accounts/audit-trail.js';
import type { ActiveSession } from '../accounts/sessions.js';
import { ReadCache } from '../read-cache/read-cache.js';

export interface ImportWish {
  session: ActiveSession;
  address: string;
  dryRun: boolean;
}

const FIRST_LOOK_MS = 50;
const LOOK_EVERY_MS = 500;

/** Asks for an import of the feed. One that is under way is joined, so asking twice runs it once. */
@Injectable()
export class RunImport {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: ReadCache,
    private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  async request({ session, address, dryRun }: ImportWish): Promise<ImportRun> {
    const { memberId, username } = session;
    const { run, joined } = await this.rpc.ask(requestImport, { trigger: username, dryRun });
    await this.audit.record(this.dataSource.manager, {
      action: 'import-requested',
      target: run.id,
      details: { joined, dryRun },
      memberId,
      username,
      address,
    });
    return run;
  }

  /** The run when it has ended, or as it is when the time is up or nobody waits any more. */
  async waitFor(id: string, withinMs: number, left: AbortSignal): Promise<ImportRun> {
    const deadline = Date.now() + withinMs;
    for (let pause = FIRST_LOOK_MS; ; pause = Math.min(pause * 2, LOOK_EVERY_MS)) {
      const run = await this.rpc.ask(getImportRun, { id });
      if (run.finishedAt !== null) {
        // Its facts are on their way; who asked must not be shown the old list before they arrive.
        this.cache.drop(['listings', 'developments']);
        return run;
      }
      if (Date.now() + pause > deadline || left.aborted) return run;
      await delay(pause, undefined, { signal: left }).catch(() => undefined);
    }
  }
}
