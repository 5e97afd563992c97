import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { GatewayRequest } from './gateway-request.js';
import type { ActiveSession } from './sessions.js';

/** The session of the member who asks; undefined for a visitor, on routes that have visitors. */
export const CurrentSession = createParamDecorator(
  (_data: undefined, context: ExecutionContext): ActiveSession | undefined =>
    context.switchToHttp().getRequest<GatewayRequest>().session,
);
