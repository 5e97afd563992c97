import type { LoggedMail } from '@manzil/contracts/leads/mail-log';
import type { MailEntity } from '../mail.entity.js';

export const toLoggedMail = (
  { id, kind, recipient, status, error, attempts, leadId, createdAt, updatedAt }: MailEntity,
  hasServer: boolean,
): LoggedMail => ({
  id,
  kind,
  recipient,
  error,
  attempts,
  leadId,
  state: status === 'waiting' && !hasServer ? 'no-server' : status,
  queuedAt: createdAt.toISOString(),
  at: updatedAt.toISOString(),
});
