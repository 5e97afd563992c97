import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { addressOf, type GatewayRequest } from './gateway-request.js';

/** The member who asks, as the audit trail names them. */
export interface Actor {
  memberId: string;
  username: string;
  address: string;
}

/** On routes for members. */
export const CurrentActor = createParamDecorator(
  (_data: undefined, context: ExecutionContext): Actor | undefined => {
    const request = context.switchToHttp().getRequest<GatewayRequest>();
    if (request.session === undefined) return undefined;
    const { memberId, username } = request.session;
    return { memberId, username, address: addressOf(request) };
  },
);
