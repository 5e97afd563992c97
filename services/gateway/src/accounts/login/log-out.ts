import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import type { MemberSession } from '../../http/caller/caller.js';
import { Sessions } from '../sessions/sessions.js';

/** Ends a session permanently: its token becomes invalid, and its browser gets no more notifications. */
@Injectable()
export class LogOut {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
  ) {}

  async logOut({ id, memberId, username }: MemberSession, address: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.sessions.close(manager, { id, memberId });
      await this.audit.record(manager, { action: 'logout', memberId, username, address });
    });
  }
}
