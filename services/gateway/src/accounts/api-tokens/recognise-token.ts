import { API_TOKEN_PREFIX, type ApiScope } from '@manzil/contracts/gateway/api-token';
import type { Role } from '@manzil/contracts/gateway/account';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../../config.js';
import type { TokenSession } from '../../http/caller/caller.js';
import { AddressLimit } from '../../http/limits/address-limit.js';
import { TokenIdentity } from '../../http/ports.js';
import { LOGIN_NAME } from '../members/member-names.js';
import { hashToken, isSessionToken } from '../sessions/session-token.js';

/** Invalid tokens per network in ten minutes before further ones are rate-limited. */
const MOST_REFUSED = 20;

interface FoundToken {
  id: string;
  name: string;
  scopes: ApiScope[];
  memberId: string;
  username: string;
  loginName: string;
  role: Role;
  isFirstUseToday: boolean;
}

const GULF_TODAY = `(now() AT TIME ZONE 'Asia/Dubai')::date`;

/** Recognises API tokens by their hash. Role and state of the member are read again each time, as for a session. */
@Injectable()
export class RecogniseToken extends TokenIdentity {
  private readonly used: AddressLimit;
  /** Counts refused tokens only, so that no caller can lock out others on their network. */
  private readonly refused: AddressLimit;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) config: GatewayConfig,
  ) {
    super();
    const words = 'Too many requests. Please try again later.';
    this.used = new AddressLimit(config.REQUESTS_PER_TOKEN, undefined, words);
    this.refused = new AddressLimit(MOST_REFUSED, undefined, words);
  }

  async identify(token: string, address: string): Promise<TokenSession | undefined> {
    const found = isApiToken(token) ? await this.find(token) : undefined;
    if (found === undefined) {
      this.refused.admit(address);
      return undefined;
    }
    const { isFirstUseToday, name, ...session } = found;
    this.used.admit(found.id);
    if (isFirstUseToday) await this.recordUse(found.id);
    return { ...session, tokenName: name, confirmedUntil: undefined };
  }

  private async find(token: string): Promise<FoundToken | undefined> {
    const [found] = await this.dataSource.query<FoundToken[]>(
      `SELECT token.id, token.name, token.scopes, member.id AS "memberId", member.username,
              ${LOGIN_NAME} AS "loginName", member.role,
              token.last_used_on IS DISTINCT FROM ${GULF_TODAY} AS "isFirstUseToday"
       FROM api_token token JOIN member ON member.id = token.member_id
       WHERE token.token_hash = $1 AND (token.expires_at IS NULL OR token.expires_at > now())
         AND member.disabled_at IS NULL`,
      [hashToken(token)],
    );
    return found;
  }

  private async recordUse(id: string): Promise<void> {
    await this.dataSource.query(`UPDATE api_token SET last_used_on = ${GULF_TODAY} WHERE id = $1`, [id]);
  }
}

const isApiToken = (text: string): boolean =>
  text.startsWith(API_TOKEN_PREFIX) && isSessionToken(text.slice(API_TOKEN_PREFIX.length));
