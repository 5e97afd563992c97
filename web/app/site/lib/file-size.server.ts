import type { LoaderCall } from '../../shared/lib/api-call.server';
import { loadContext } from '../../shared/lib/load-context';

const LIMIT_MS = 1_500;

/** Returns the bytes of one of the site's own files; undefined for another URL, or when the size is unknown. */
export async function fileSize(call: LoaderCall, address: string | null): Promise<number | undefined> {
  if (!address?.startsWith('/uploads/')) return undefined;
  try {
    const answer = await fetch(`${call.context.get(loadContext).config.API_URL}${address}`, {
      method: 'HEAD',
      signal: AbortSignal.any([call.request.signal, AbortSignal.timeout(LIMIT_MS)]),
    });
    const length = Number(answer.headers.get('content-length'));
    return answer.ok && length > 0 ? length : undefined;
  } catch {
    return undefined;
  }
}
