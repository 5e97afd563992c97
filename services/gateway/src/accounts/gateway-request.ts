import type { Request } from 'express';
import { normalAddress } from '../front-door/network-of.js';
import { VISITOR_HEADER } from '../front-door/visitor-address.js';
import type { ActiveSession, Caller } from './sessions.js';

/** A request as the guard leaves it. */
export interface GatewayRequest extends Request {
  session?: ActiveSession;
}

/**
 * The address a request came from, normalised: of the connection, or as told by a trusted proxy (`TRUST_PROXY`)
 * when it names one; of a form that web hands on, the visitor's.
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
