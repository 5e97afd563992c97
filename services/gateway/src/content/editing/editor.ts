import { DomainError } from '@manzil/service-kit/errors';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { addressOf, type GatewayRequest } from '../../accounts/gateway-request.js';

/** The member who makes a change, and from where. */
export interface Editor {
  memberId: string;
  username: string;
  address: string;
}

/** Who edits, on routes that only members may call. */
export const CurrentEditor = createParamDecorator((_data: undefined, context: ExecutionContext): Editor => {
  const request = context.switchToHttp().getRequest<GatewayRequest>();
  const { session } = request;
  if (session === undefined) throw new DomainError('UNAUTHENTICATED', 'Please log in first');
  return { memberId: session.memberId, username: session.username, address: addressOf(request) };
});
