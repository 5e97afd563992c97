import { addressOf, type GatewayRequest } from './gateway-request.js';

/** The member who asks, as the audit trail names them. */
export interface Actor {
  memberId: string;
  username: string;
  address: string;
}

/** Undefined for a visitor. */
export function actorOf(request: GatewayRequest): Actor | undefined {
  if (request.session === undefined) return undefined;
  const { memberId, username } = request.session;
  return { memberId, username, address: addressOf(request) };
}
