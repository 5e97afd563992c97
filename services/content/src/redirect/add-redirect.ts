import { redirectKey, type Redirect } from '@manzil/contracts/content/redirect';
import { addRedirect } from '@manzil/contracts/content/redirect-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AuditLog } from '../change/audit-log.js';
import { Clock } from '../clock.js';
import { auditedRedirect, RedirectEntity, toRedirect } from './redirect.entity.js';

/** Adds a redirect. CONFLICT when the path is redirected already; VALIDATION_FAILED when it would lead back to itself. */
@Injectable()
export class AddRedirect {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
  ) {}

  @HandleRpc(addRedirect)
  add({ from, to, status, by }: z.output<typeof addRedirect.request>): Promise<Redirect> {
    return this.dataSource.transaction(async (manager) => {
      // Two redirects that are added at the same time could lead to each other.
      await transactionLock(manager, 'redirects');
      if (await manager.existsBy(RedirectEntity, { fromPath: from }))
        throw refusal('CONFLICT', 'from', 'This address is redirected already');
      if (await leadsTo(manager, to, from))
        throw refusal('VALIDATION_FAILED', 'to', 'This would redirect visitors in a circle');
      const row = manager.create(RedirectEntity, {
        fromPath: from,
        toPath: to,
        status,
        hits: 0,
        lastHitAt: null,
        createdAt: this.clock.now(),
        createdBy: by,
      });
      const saved = await manager.save(row);
      await this.auditLog.record(manager, { action: 'redirect-created', entity: auditedRedirect(saved) });
      return toRedirect(saved);
    });
  }
}

/** Checks whether the redirects from `start` lead to `end`. */
async function leadsTo(manager: EntityManager, start: string, end: string): Promise<boolean> {
  const seen = new Set<string>();
  let path: string | undefined = redirectKey(start);
  while (path !== undefined && !seen.has(path)) {
    if (path === end) return true;
    seen.add(path);
    const next: RedirectEntity | null = await manager.findOneBy(RedirectEntity, { fromPath: path });
    path = next === null ? undefined : redirectKey(next.toPath);
  }
  return false;
}

const refusal = (code: 'CONFLICT' | 'VALIDATION_FAILED', field: string, message: string): DomainError =>
  new DomainError(code, message, { issues: [{ field, message }] });
