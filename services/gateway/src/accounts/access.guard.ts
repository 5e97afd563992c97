import type { Endpoint } from '@manzil/contracts/http/endpoint';
import { actAs } from '@manzil/messaging/request-context';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { DomainError } from '@manzil/service-kit/errors';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import type { GatewayConfig } from '../config.js';
import { EndpointRegistry } from '../http/endpoint-registry.js';
import { addressOf, type GatewayRequest } from './gateway-request.js';
import { assertSameOrigin } from './same-origin.js';
import { MemberFactors } from './second-factor/member-factors.js';
import { SessionCookie } from './session-cookie.js';
import { IDLE_SECONDS, Sessions } from './sessions.js';

/** Lets a request through as its endpoint says. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly endpoints: EndpointRegistry,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    private readonly factors: MemberFactors,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<GatewayRequest>();
    const { path } = request.route as { path: string };
    const endpoint = this.endpoints.find(request.method, path);
    if (endpoint === undefined) throw new DomainError('FORBIDDEN', 'This route is open to nobody');
    if (endpoint.method !== 'GET' || endpoint.changesState === true)
      assertSameOrigin(request, this.config.PUBLIC_URL);
    if (endpoint.audience !== 'public' || endpoint.readsSession === true) {
      await this.findSession(request, context.switchToHttp().getResponse<Response>());
    }
    await this.holdBack(endpoint, request);
    assertMay(endpoint, request);
    await this.assertConfirmed(endpoint, request);
    return true;
  }

  /** A member who must set up a second factor is nobody but on the way there. */
  private async holdBack(endpoint: Endpoint, request: GatewayRequest): Promise<void> {
    const { session } = request;
    if (session === undefined || endpoint.openToSetUp === true || !(await this.factors.isMissing(session)))
      return;
    if (endpoint.audience !== 'public') {
      throw new DomainError('FORBIDDEN', 'Set up two-step login first', {
        details: { setUpSecondFactor: true },
      });
    }
    delete request.session;
  }

  /** What a session left open must not do takes a confirmation, and says by what. */
  private async assertConfirmed(endpoint: Endpoint, { session }: GatewayRequest): Promise<void> {
    if (endpoint.needsConfirmation !== true || session === undefined) return;
    if (session.confirmedUntil !== undefined) return;
    const methods = await this.factors.methodsOf(session.memberId);
    throw new DomainError('FORBIDDEN', 'Please confirm your identity first', {
      details: { confirmBy: methods.length === 0 ? ['password'] : methods },
    });
  }

  private async findSession(request: GatewayRequest, response: Response): Promise<void> {
    const token = this.cookie.read(request.headers.cookie);
    const session = await this.sessions.find(token);
    if (session === undefined || token === undefined) return;
    request.session = session;
    actAs({ kind: 'member', id: session.memberId, name: session.username }, addressOf(request));
    if (session.prolonged) this.cookie.give(response, token, IDLE_SECONDS);
  }
}

function assertMay({ audience }: Endpoint, { session }: GatewayRequest): void {
  if (audience === 'public') return;
  if (session === undefined) throw new DomainError('UNAUTHENTICATED', 'Please log in first');
  if (audience !== 'member' && !audience.includes(session.role)) {
    throw new DomainError('FORBIDDEN', 'Your role does not allow this');
  }
}
