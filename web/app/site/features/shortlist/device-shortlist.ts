import type { Shortlist, ShortlistOperation } from '@manzil/contracts/leads/shortlist';
import { newId } from '../../components/form/send-form';
import { forget, recall, remember } from '../../../shared/lib/local-memory';
import { deleteStoredPage } from '../../lib/stored-pages';

/** The part of a shortlist that this device stores. */
export interface DeviceShortlist {
  /** The person on this device, which alone has the secret. */
  person?: { id: string; secret: string } | undefined;
  ownerKey?: string | undefined;
  /** Operations that the server has not accepted yet. */
  pending: readonly ShortlistOperation[];
  /** The shortlist when it was last loaded. */
  shortlist?: Shortlist | undefined;
  seenAt?: string | undefined;
}

const KEY = 'shortlist:';
const NOTHING: DeviceShortlist = { pending: [] };

/** Returns the stored state; an unreadable value, such as another version's, is ignored. */
export function readDevice(token: string): DeviceShortlist {
  const text = recall(`${KEY}${token}`);
  if (text === null) return NOTHING;
  try {
    const value = JSON.parse(text) as Partial<DeviceShortlist> | null;
    return value !== null && Array.isArray(value.pending) ? (value as DeviceShortlist) : NOTHING;
  } catch {
    return NOTHING;
  }
}

export const writeDevice = (token: string, shortlist: DeviceShortlist): void => {
  remember(`${KEY}${token}`, JSON.stringify(shortlist));
};

export const forgetDevice = (token: string): void => {
  forget(`${KEY}${token}`);
  deleteStoredPage(`/shortlist/${token}`).catch(() => undefined);
};

/** Tokens of the shortlists that this device has joined or made. */
export function tokensOnDevice(): string[] {
  try {
    return Object.keys(window.localStorage)
      .filter((key) => key.startsWith(KEY))
      .map((key) => key.slice(KEY.length))
      .filter((token) => readDevice(token).person !== undefined)
      .toSorted();
  } catch {
    return [];
  }
}

/** A new person, whose secret proves to the server that a change is theirs. */
export function newPerson(): { id: string; secret: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) =>
    sign === '+' ? '-' : sign === '/' ? '_' : '',
  );
  return { id: newId(), secret };
}
