import type { DatabaseOptions } from '@manzil/service-kit/database';
import { AuditEntry } from './accounts/audit-entry.entity.js';
import { Member } from './accounts/member.entity.js';
import { SessionRecord } from './accounts/session.entity.js';
import { CreateAccounts1795000000000 } from './migrations/1795000000000-create-accounts.js';

export const databaseOptions = (url: string): DatabaseOptions => ({
  url,
  entities: [Member, SessionRecord, AuditEntry],
  migrations: [CreateAccounts1795000000000],
});
