import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { normalAddress } from './network-of.js';

/** The address of the visitor on whose behalf web sends a request. */
export const VISITOR_HEADER = 'x-visitor-address';
/** Proves that the request comes from web. */
const PROOF_HEADER = 'x-web-token';

/**
 * Keeps the visitor's address in a request only when the request has one of `tokens` and the address is valid, and
 * normalises it; without tokens it is always removed. The proof is removed in any case.
 */
export function verifyVisitor({ headers }: IncomingMessage, tokens: readonly string[]): void {
  const proof = headers[PROOF_HEADER];
  const isProven = typeof proof === 'string' && tokens.some((token) => isSame(proof, token));
  const named = headers[VISITOR_HEADER];
  const visitor = isProven && typeof named === 'string' ? normalAddress(named) : undefined;
  if (visitor === undefined) Reflect.deleteProperty(headers, VISITOR_HEADER);
  else headers[VISITOR_HEADER] = visitor;
  Reflect.deleteProperty(headers, PROOF_HEADER);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
