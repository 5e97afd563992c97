import { DomainError } from '@manzil/service-kit/errors';

interface Login {
  host: string;
  port: number;
  username: string;
  password: string;
}

/**
 * Returns the password to store; an empty one keeps the stored one, which never goes to a server or login that it was
 * not entered for.
 */
export function passwordAfter(before: Login, { host, port, username, password }: Login): string {
  if (username === '' || password !== '') return password;
  if (before.host === host && before.port === port && before.username === username) return before.password;
  const message = 'Enter the password for this server and username.';
  throw new DomainError('VALIDATION_FAILED', message, { issues: [{ field: 'password', message }] });
}
