import type { Result } from '@manzil/contracts/http/endpoint';
import type {
  changeShortlist,
  createShortlist,
  revokeShortlist,
  showShortlist,
} from '@manzil/contracts/http/shortlists';
import type { Shortlist, ShortlistOperation } from '@manzil/contracts/leads/shortlist';
import { endpointUrl } from '../../../shared/lib/endpoint-url';

const DEADLINE_MS = 10_000;

/** `shortlist` is undefined when nothing has changed. */
export type SyncAnswer =
  | { status: 'answered'; shortlist: Shortlist | undefined; refused: number }
  /** Gone: the shortlist no longer exists. Refused: these operations will never be accepted. */
  | { status: 'offline' | 'waiting' | 'gone' | 'refused' };

type Person = Readonly<Record<'id' | 'secret', string>>;

export async function fetchShortlist(token: string, version: number): Promise<SyncAnswer> {
  const path: (typeof showShortlist)['path'] = '/api/shortlists/:token';
  const response = await request(endpointUrl(path, { params: { token } }), {
    headers: { 'if-none-match': `"${String(version)}"` },
  });
  if (response?.status === 304) return { status: 'answered', shortlist: undefined, refused: 0 };
  return read(response);
}

export async function sendOperations(
  token: string,
  person: Person,
  operations: readonly ShortlistOperation[],
): Promise<SyncAnswer> {
  const path: (typeof changeShortlist)['path'] = '/api/shortlists/:token/operations';
  const response = await request(endpointUrl(path, { params: { token } }), json({ person, operations }));
  if (response?.status !== 400 || operations.length === 1) return read(response);
  // One of them is invalid: each is sent separately, so that the others are stored.
  let answer: SyncAnswer = { status: 'refused' };
  for (const operation of operations) {
    const each = await sendOperations(token, person, [operation]);
    if (each.status !== 'refused') answer = each;
    if (each.status !== 'refused' && each.status !== 'answered') return each;
  }
  return answer;
}

/** Returns the link and the creator's key, or the reason for the failure. */
export async function makeShortlist(
  body: Readonly<{ person: Person; name: string; homes: readonly Readonly<Record<string, unknown>>[] }>,
): Promise<Result<typeof createShortlist> | 'too-often' | 'failed'> {
  const path: (typeof createShortlist)['path'] = '/api/shortlists';
  const response = await request(path, json(body));
  if (response?.status === 429) return 'too-often';
  return response?.ok === true ? ((await response.json()) as Result<typeof createShortlist>) : 'failed';
}

/** Returns whether the shortlist does not exist any more. */
export async function deleteShortlist(token: string, ownerKey: string): Promise<boolean> {
  const path: (typeof revokeShortlist)['path'] = '/api/shortlists/:token/revocation';
  const response = await request(endpointUrl(path, { params: { token } }), json({ ownerKey }));
  return response !== undefined && (response.ok || response.status === 404);
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Undefined without a connection. */
async function request(url: string, init: RequestInit): Promise<Response | undefined> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    return await fetch(url, { ...init, cache: 'no-store', signal });
  } catch {
    return undefined;
  }
}

async function read(response: Response | undefined): Promise<SyncAnswer> {
  if (response === undefined) return { status: 'offline' };
  if (response.status === 404) return { status: 'gone' };
  if (response.status === 400 || response.status === 403) return { status: 'refused' };
  if (!response.ok) return { status: 'waiting' };
  try {
    const body = (await response.json()) as Result<typeof showShortlist | typeof changeShortlist>;
    const { version, state } = body;
    const refused = 'refused' in body ? body.refused.length : 0;
    return { status: 'answered', shortlist: { version, state }, refused };
  } catch {
    return { status: 'waiting' };
  }
}
