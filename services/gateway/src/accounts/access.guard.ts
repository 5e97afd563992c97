import { CONFIG } from '@manzil/service-kit/kit-module';
import { DomainError } from '@manzil/service-kit/errors';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import type { GatewayConfig } from '../config.js';
import { findRoute } from '../front-door/match-route.js';
import type { Route } from '../front-door/routes/route.js';
import type { GatewayRequest } from './gateway-request.js';
import { assertSameOrigin } from './same-origin.js';
import { readSessionCookie, sessionCookie } from './session-cookie.js';
import { IDLE_SECONDS, Sessions } from './sessions.js';

/** Lets a request through as the route table says; one that the table does not know is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<GatewayRequest>();
    const { path } = request.route as { path: string };
    const route = findRoute(request.method, path);
    if (route === undefined) throw new DomainError('FORBIDDEN', 'This route is open to nobody');
    if (route.method !== 'GET' || route.changesState === true)
      assertSameOrigin(request, this.config.PUBLIC_URL);
    if (route.audience !== 'public' || route.readsSession === true) {
      await this.findSession(request, context.switchToHttp().getResponse<Response>());
    }
    assertMay(route, request);
    return true;
  }

  private async findSession(request: GatewayRequest, response: Response): Promise<void> {
    const token = readSessionCookie(request.headers.cookie);
    const session = await this.sessions.find(token);
    if (session === undefined || token === undefined) return;
    request.session = session;
    if (!session.prolonged) return;
    response.append(
      'set-cookie',
      sessionCookie(token, IDLE_SECONDS, this.config.PUBLIC_URL.startsWith('https:')),
    );
  }
}

function assertMay({ audience }: Route, { session }: GatewayRequest): void {
  if (audience === 'public') return;
  if (session === undefined) throw new DomainError('UNAUTHENTICATED', 'Please log in first');
  if (audience !== 'member' && !audience.includes(session.role)) {
    throw new DomainError('FORBIDDEN', 'Your role does not allow this');
  }
}
