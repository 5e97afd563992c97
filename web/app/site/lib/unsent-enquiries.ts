import { useSyncExternalStore } from 'react';
import type { FormValues } from './forms';
import { forget, recall, remember } from '../../shared/lib/local-memory';

/** An enquiry that waits for a connection, with the id by which the server detects duplicates. */
export interface UnsentEnquiry {
  values: FormValues;
  /** True when the server has refused its values. */
  isRefused?: boolean;
}

const KEY = 'unsentenquiries';
const MOST = 5;
const NOTHING: readonly UnsentEnquiry[] = [];
const listeners = new Set<() => void>();
let known: { text: string | null; enquiries: readonly UnsentEnquiry[] } = { text: null, enquiries: NOTHING };

/** The same array as long as nothing changes. */
export function readUnsent(): readonly UnsentEnquiry[] {
  const text = recall(KEY);
  if (text !== known.text) known = { text, enquiries: parse(text) };
  return known.enquiries;
}

function parse(text: string | null): readonly UnsentEnquiry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? (value as UnsentEnquiry[]) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Stores an enquiry on this device, replacing one with the same id; returns whether there was space for it. */
export function keepEnquiry(values: FormValues): boolean {
  const others = readUnsent().filter(({ values: { id } }) => id !== values.id);
  if (others.length >= MOST) return false;
  write([...others, { values }]);
  return readUnsent().some(({ values: { id } }) => id === values.id);
}

export function refuseUnsent(id: string | undefined): void {
  write(readUnsent().map((each) => (each.values.id === id ? { ...each, isRefused: true } : each)));
}

export function discardUnsent(id: string | undefined): void {
  write(readUnsent().filter(({ values }) => values.id !== id));
}

function write(enquiries: readonly UnsentEnquiry[]): void {
  if (enquiries.length === 0) forget(KEY);
  else remember(KEY, JSON.stringify(enquiries));
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Empty on the server and until the page is hydrated. */
export const useUnsentEnquiries = (): readonly UnsentEnquiry[] =>
  useSyncExternalStore(subscribe, readUnsent, () => NOTHING);
