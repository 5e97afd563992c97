import { DomainError } from '@manzil/service-kit/errors';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { GatewayRequest } from '../../accounts/gateway-request.js';

/** The member who makes a change. */
export interface Editor {
  username: string;
}

/** Who edits, on routes that only members may call. */
export const CurrentEditor = createParamDecorator((_data: undefined, context: ExecutionContext): Editor => {
  const request = context.switchToHttp().getRequest<GatewayRequest>();
  const { session } = request;
  if (session === undefined) throw new DomainError('UNAUTHENTICATED', 'Please log in first');
  return { username: session.username };
});
