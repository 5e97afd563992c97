import { DomainError } from '@manzil/service-kit/errors';
import type { z } from 'zod';

/** The input of an endpoint as its schema gives it; VALIDATION_FAILED names each field by its path. */
export function validate(schema: z.ZodType, value: unknown, part: 'params' | 'query' | 'body'): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  if (part === 'body' && value === undefined) {
    throw new DomainError('VALIDATION_FAILED', 'There is no JSON in the request', {
      issues: [{ field: 'body', message: 'must be JSON' }],
    });
  }
  throw new DomainError('VALIDATION_FAILED', 'The request is not valid', {
    issues: result.error.issues.map(({ path, message }) => ({ field: path.map(keyOf).join('.'), message })),
  });
}

/** A key can be the caller's own text: characters of markup are replaced. */
const keyOf = (key: PropertyKey): string => String(key).replace(/[<>"'&\p{C}]/gu, '…');
