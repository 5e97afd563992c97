import type { ErrorCode } from '../errors.js';
import type { Endpoint } from './endpoint.js';

/** Returns the problems implied by the input and the audience of an endpoint, and its declared ones. */
export function problemsOf(endpoint: Endpoint): Set<ErrorCode> {
  const { audience, scope, method, path, body, query, multipart, described, changesState } = endpoint;
  const guarded = audience !== 'public';
  const takesBody = (described?.body ?? body ?? multipart) !== undefined;
  const takesQuery = (described?.query ?? query) !== undefined;
  const isCounted = endpoint.cached !== undefined || endpoint.isLimited === true;
  const hasParams = path.includes(':');
  return new Set<ErrorCode>([
    ...when(takesBody || takesQuery || hasParams, 'VALIDATION_FAILED'),
    ...when(guarded, 'UNAUTHENTICATED'),
    ...when(guarded || method !== 'GET' || changesState === true, 'FORBIDDEN'),
    ...when(hasParams, 'NOT_FOUND'),
    ...when(takesBody, 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'),
    ...when(isCounted || scope !== undefined, 'RATE_LIMITED'),
    ...(endpoint.problems ?? []),
    'INTERNAL',
    'UNAVAILABLE',
    'DEADLINE_EXCEEDED',
  ]);
}

const when = (condition: boolean, ...codes: ErrorCode[]): ErrorCode[] => (condition ? codes : []);
