import type { DatabaseOptions } from '@manzil/service-kit/database';
import { AuditEntry } from './accounts/audit-entry.entity.js';
import { Member } from './accounts/member.entity.js';
import { OneTimeLink } from './accounts/one-time-link.entity.js';
import { SessionRecord } from './accounts/session.entity.js';
import { CreateAccounts1795000000000 } from './migrations/1795000000000-create-accounts.js';
import { AddOneTimeLinks1795100000000 } from './migrations/1795100000000-add-one-time-links.js';

export const databaseOptions = (url: string): DatabaseOptions => ({
  url,
  entities: [Member, SessionRecord, OneTimeLink, AuditEntry],
  migrations: [CreateAccounts1795000000000, AddOneTimeLinks1795100000000],
});
