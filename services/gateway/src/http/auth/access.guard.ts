import { isPermitted } from '@manzil/contracts/gateway/permissions';
import { changesSite, type Endpoint } from '@manzil/contracts/http/endpoint';
import { actAs, publishCompleteOnly } from '@manzil/messaging/request-context';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { DomainError } from '@manzil/service-kit/errors';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import type { GatewayConfig } from '../../config.js';
import { EndpointRegistry } from '../endpoint-registry.js';
import { addressOf, type GatewayRequest } from '../caller/caller.js';
import { AdmitToken } from './admit-token.js';
import { assertNotEmbedded } from './embedded-request.js';
import { assertSameOrigin } from './same-origin.js';
import { CallerIdentity, PublishingRights } from '../ports.js';

/** Admits a request by the rules of its endpoint. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly endpoints: EndpointRegistry,
    private readonly identity: CallerIdentity,
    private readonly tokens: AdmitToken,
    private readonly publishing: PublishingRights,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<GatewayRequest>();
    const { path } = request.route as { path: string };
    const endpoint = this.endpoints.find(request.method, path);
    if (endpoint === undefined) throw new DomainError('FORBIDDEN', 'No endpoint is defined for this route');
    if (await this.tokens.admit(endpoint, request, context.switchToHttp().getResponse<Response>())) {
      assertMay(endpoint, request);
      await this.assertMayPublish(endpoint, request);
      return true;
    }
    if ((endpoint.method !== 'GET' || endpoint.changesState === true) && endpoint.fromAnySite !== true)
      assertSameOrigin(request, this.config.PUBLIC_URL);
    if (endpoint.audience !== 'public' || endpoint.readsSession === true) {
      await this.findSession(endpoint, request, context.switchToHttp().getResponse<Response>());
    }
    await this.withholdUntilSetUp(endpoint, request);
    assertMay(endpoint, request);
    await this.assertMayPublish(endpoint, request);
    await this.assertConfirmed(endpoint, request);
    return true;
  }

  /** Treats a member who must set up a second factor as a visitor, except for setting it up. */
  private async withholdUntilSetUp(endpoint: Endpoint, request: GatewayRequest): Promise<void> {
    const { session } = request;
    if (
      session === undefined ||
      endpoint.openToSetUp === true ||
      !(await this.identity.mustSetUpSecondFactor(session))
    )
      return;
    if (endpoint.audience !== 'public') {
      throw new DomainError('FORBIDDEN', 'Set up two-step login first', {
        details: { setUpSecondFactor: true },
      });
    }
    delete request.session;
  }

  /**
   * While publishing needs approval, only members who may publish change what visitors see. While the agency requires
   * complete entries, the services refuse to publish others.
   */
  private async assertMayPublish(endpoint: Endpoint, { session }: GatewayRequest): Promise<void> {
    if (session === undefined || endpoint.method === 'GET') return;
    if (await this.publishing.requiresComplete()) publishCompleteOnly();
    if (!changesSite(endpoint) || (await this.publishing.mayPublish(session.role))) return;
    throw new DomainError(
      'FORBIDDEN',
      'This changes the site, which needs approval. Save a draft and send it.',
      {
        details: { reason: 'needs-approval' },
      },
    );
  }

  /**
   * Requires a recent confirmation of identity for actions that an unattended session must not perform; the error lists
   * the methods.
   */
  private async assertConfirmed(endpoint: Endpoint, { session }: GatewayRequest): Promise<void> {
    if (endpoint.needsConfirmation !== true || session === undefined) return;
    if (session.confirmedUntil !== undefined) return;
    throw new DomainError('FORBIDDEN', 'Please confirm your identity first', {
      details: { confirmBy: await this.identity.confirmationMethods(session.memberId) },
    });
  }

  private async findSession(endpoint: Endpoint, request: GatewayRequest, response: Response): Promise<void> {
    const session = await this.identity.identify(request, response);
    if (session === undefined) return;
    assertNotEmbedded(endpoint, request);
    request.session = session;
    actAs({ kind: 'member', id: session.memberId, name: session.username }, addressOf(request));
  }
}

function assertMay({ audience }: Endpoint, { session }: GatewayRequest): void {
  if (audience === 'public') return;
  if (session === undefined) throw new DomainError('UNAUTHENTICATED', 'Please log in first');
  if (audience !== 'member' && !isPermitted(session.role, audience)) {
    throw new DomainError('FORBIDDEN', 'Your role does not allow this');
  }
}
