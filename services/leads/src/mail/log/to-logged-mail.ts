import type { LoggedMail } from '@manzil/contracts/leads/mail-log';
import type { MailServer } from '../mail-server.js';
import type { MailEntity } from '../mail.entity.js';

export const toLoggedMail = (
  { id, kind, recipient, status, error, attempts, leadId, createdAt, updatedAt }: MailEntity,
  { isConfigured }: Pick<MailServer, 'isConfigured'>,
): LoggedMail => ({
  id,
  kind,
  recipient,
  error,
  attempts,
  leadId,
  state: status === 'waiting' && !isConfigured ? 'no-server' : status,
  queuedAt: createdAt.toISOString(),
  at: updatedAt.toISOString(),
});
