import type { Role } from '@manzil/contracts/gateway/account';
import type { ApiScope } from '@manzil/contracts/gateway/api-token';
import type { Request } from 'express';
import { normalAddress } from './network-of.js';
import { VISITOR_HEADER } from './visitor-address.js';

/** Session of the calling member. */
export interface MemberSession {
  id: string;
  memberId: string;
  username: string;
  /** What the member logs in with. */
  loginName: string;
  role: Role;
  /** Time until which the member's confirmation of identity is valid; undefined when a new one is required. */
  confirmedUntil: Date | undefined;
}

/** A calling API token, with its creator's rights limited to its scopes. */
export interface TokenSession extends MemberSession {
  tokenName: string;
  scopes: readonly ApiScope[];
}

/** A request as the access guard leaves it. */
export interface GatewayRequest extends Request {
  session?: MemberSession;
}

/** The client behind a connection. */
export interface Caller {
  address: string;
  userAgent: string | undefined;
}

/** The calling member, as recorded in the audit trail. */
export interface Actor {
  memberId: string;
  username: string;
  address: string;
}

/**
 * Returns the normalised client address: from the connection or from a trusted proxy (`TRUST_PROXY`); for a form that
 * web forwards, the visitor's.
 */
export const addressOf = (request: Request): string =>
  request.get(VISITOR_HEADER) ??
  normalAddress(request.ip ?? '') ??
  normalAddress(request.socket.remoteAddress ?? '') ??
  'unknown';

export const callerOf = (request: Request): Caller => ({
  address: addressOf(request),
  userAgent: request.get('user-agent'),
});

/** Undefined for a visitor. */
export function actorOf(request: GatewayRequest): Actor | undefined {
  if (request.session === undefined) return undefined;
  const { memberId, username } = request.session;
  return { memberId, username, address: addressOf(request) };
}
