import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { cancelImport, decideImport, rollBackImport } from '@manzil/contracts/listings/import-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { AuditAction } from '../accounts/audit-entry.entity.js';
import { AuditTrail } from '../accounts/audit-trail.js';
import type { ActiveSession } from '../accounts/sessions.js';

interface Decision {
  id: string;
  session: ActiveSession;
  address: string;
}

/** What staff do about a run, kept in the audit trail. Listings decides whether it can be done. */
@Injectable()
export class DecideOnRun {
  constructor(
    private readonly rpc: RpcClient,
    private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  async cancel(decision: Decision): Promise<ImportRun> {
    const run = await this.rpc.ask(cancelImport, whichAndWho(decision));
    await this.record(decision, 'import-cancelled');
    return run;
  }

  async decide(decision: Decision, verdict: 'approved' | 'discarded'): Promise<ImportRun> {
    const run = await this.rpc.ask(decideImport, { ...whichAndWho(decision), decision: verdict });
    await this.record(decision, `import-${verdict}`);
    return run;
  }

  async rollBack(decision: Decision): Promise<z.output<(typeof rollBackImport)['response']>> {
    const rolledBack = await this.rpc.ask(rollBackImport, whichAndWho(decision));
    const undone = rolledBack.undone.map(({ id }) => id);
    await this.record(decision, 'import-rolled-back', { runId: rolledBack.run.id, undone });
    return rolledBack;
  }

  private record(
    { id, session, address }: Decision,
    action: AuditAction,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    const { memberId, username } = session;
    const entry = { action, target: id, details, memberId, username, address };
    return this.audit.record(this.dataSource.manager, entry);
  }
}

const whichAndWho = ({ id, session }: Decision) => ({ id, by: session.username.slice(0, 60) });
