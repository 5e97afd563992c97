import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** For whom web asks: the address of the visitor whose form it hands on. */
export const VISITOR_HEADER = 'x-visitor-address';
/** Proves that it is web who says so. */
const PROOF_HEADER = 'x-web-token';

/** Drops what a request says about its visitor unless web says it. Both have `WEB_TOKEN`, or nobody is believed. */
export function believeWebAlone({ headers }: IncomingMessage, tokens: readonly (string | undefined)[]): void {
  const proof = headers[PROOF_HEADER];
  const isProof = (token: string | undefined): boolean =>
    token !== undefined && typeof proof === 'string' && isSame(proof, token);
  if (!tokens.some(isProof)) {
    Reflect.deleteProperty(headers, VISITOR_HEADER);
  }
  Reflect.deleteProperty(headers, PROOF_HEADER);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
