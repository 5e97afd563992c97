import { PASSWORD_TOO_COMMON, passwordFault } from '@manzil/contracts/gateway/password';
import { DomainError } from '@manzil/service-kit/errors';
import { isCommonPassword } from './common-passwords.js';

/** Refuses (VALIDATION_FAILED, naming `field`) a password that breaks the rule. */
export async function assertPassword(password: string, username: string, field: string): Promise<void> {
  const message =
    passwordFault(password, username) ??
    ((await isCommonPassword(password)) ? PASSWORD_TOO_COMMON : undefined);
  if (message !== undefined) throw fieldError(field, message);
}

export const fieldError = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', 'The request is not valid', { issues: [{ field, message }] });
