import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { normalAddress } from './network-of.js';

/** For whom web asks: the address of the visitor whose form it hands on. */
export const VISITOR_HEADER = 'x-visitor-address';
/** Proves that it is web who says so. */
const PROOF_HEADER = 'x-web-token';

/**
 * Leaves in a request what it says about its visitor only when it has one of `tokens` and names a valid address,
 * which is normalised; without tokens nobody is believed. The proof goes in any case.
 */
export function believeVisitor({ headers }: IncomingMessage, tokens: readonly string[]): void {
  const proof = headers[PROOF_HEADER];
  const isProven = typeof proof === 'string' && tokens.some((token) => isSame(proof, token));
  const told = headers[VISITOR_HEADER];
  const visitor = isProven && typeof told === 'string' ? normalAddress(told) : undefined;
  if (visitor === undefined) Reflect.deleteProperty(headers, VISITOR_HEADER);
  else headers[VISITOR_HEADER] = visitor;
  Reflect.deleteProperty(headers, PROOF_HEADER);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
