import type { Role } from '@manzil/contracts/gateway/account';
import type { ApiScope } from '@manzil/contracts/gateway/api-token';
import type { Request } from 'express';
import { normalAddress } from './network-of.js';
import { VISITOR_HEADER } from './visitor-address.js';

/** The session of the member who calls. */
export interface MemberSession {
  id: string;
  memberId: string;
  username: string;
  /** What the member logs in with. */
  loginName: string;
  role: Role;
  /** Until when its member need not confirm who they are; undefined when they must. */
  confirmedUntil: Date | undefined;
}

/** An API token that calls, with the rights of the member who made it as far as its scopes go. */
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

/** The member who calls, as the audit trail names them. */
export interface Actor {
  memberId: string;
  username: string;
  address: string;
}

/**
 * The address that a request came from, normalised: of the connection, or the one that a trusted proxy
 * (`TRUST_PROXY`) names; of a form that web forwards, the visitor's.
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
