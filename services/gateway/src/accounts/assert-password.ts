import { passwordFault } from '@manzil/contracts/gateway/password';
import { DomainError } from '@manzil/service-kit/errors';

/** Refuses (VALIDATION_FAILED, naming `field`) a password that does not keep the rule. */
export function assertPassword(password: string, username: string, field: string): void {
  const message = passwordFault(password, username);
  if (message !== undefined) throw fieldError(field, message);
}

export const fieldError = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', 'The request is not valid', { issues: [{ field, message }] });
