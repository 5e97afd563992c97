import type { CallInput } from '@manzil/contracts/http/call';
import type { Endpoint, Result } from '@manzil/contracts/http/endpoint';
import { endpointUrl, type UrlParts } from '../../shared/lib/endpoint-url';

interface AnyInput extends UrlParts {
  body?: unknown;
}

/**
 * A call of an endpoint from a page of the site, whose scripts do not load the library of schemas: the types come from
 * the endpoint (`publicApi<typeof countVisit>`), and the response is not validated again. Throws for anything but a
 * success.
 */
export async function publicApi<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<Result<E>> {
  const { body, ...url }: AnyInput = input;
  const answer = await fetch(endpointUrl(path, url), {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    ...(signal && { signal }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${String(answer.status)}`);
  return (await answer.json()) as Result<E>;
}
