import { DomainError } from '@manzil/service-kit/errors';

/**
 * CONFLICT unless the ids are exactly the current ones, each once, because an order of an outdated list is not valid.
 */
export function sameMembers(ids: readonly number[], current: readonly number[]): void {
  const given = new Set(ids);
  if (given.size === ids.length && given.size === current.length && current.every((id) => given.has(id)))
    return;
  const message = 'The list has changed meanwhile. Please load it again.';
  throw new DomainError('CONFLICT', message, { issues: [{ field: 'ids', message }] });
}
