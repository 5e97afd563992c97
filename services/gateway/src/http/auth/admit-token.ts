import type { Endpoint } from '@manzil/contracts/http/endpoint';
import { actAs } from '@manzil/messaging/request-context';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { addressOf, type GatewayRequest } from '../caller/caller.js';
import { TokenIdentity } from '../ports.js';

const REALM = 'Bearer realm="manzil"';

/** Admits API tokens to the endpoints that have a scope. Other endpoints ignore them. */
@Injectable()
export class AdmitToken {
  constructor(private readonly identity: TokenIdentity) {}

  /**
   * Returns whether the request is authenticated by a token. Cookies are then ignored, and the cross-site rules are not
   * needed: no browser adds the header on its own.
   */
  async admit({ scope, audience }: Endpoint, request: GatewayRequest, response: Response): Promise<boolean> {
    const token = bearerOf(request.get('authorization'));
    if (token === undefined || audience === 'public') return false;
    if (scope === undefined) {
      response.set('www-authenticate', REALM);
      return false;
    }
    const address = addressOf(request);
    const session = await this.identity.identify(token, address);
    if (session === undefined) {
      response.set('www-authenticate', `${REALM}, error="invalid_token"`);
      throw new DomainError('UNAUTHENTICATED', 'This token is not valid');
    }
    const { memberId, username, tokenName, scopes } = session;
    request.session = session;
    actAs({ kind: 'member', id: memberId, name: `${username} (token ${tokenName})` }, address);
    if (!scopes.includes(scope)) {
      response.set('www-authenticate', `${REALM}, error="insufficient_scope", scope="${scope}"`);
      throw new DomainError('FORBIDDEN', `This token does not have the scope ${scope}`);
    }
    return true;
  }
}

/** The token of `Authorization: Bearer …`, perhaps empty; undefined where the header is absent or of another kind. */
const bearerOf = (header = ''): string | undefined =>
  /^bearer(?= |$)/i.test(header) ? header.slice('bearer'.length).trim() : undefined;
