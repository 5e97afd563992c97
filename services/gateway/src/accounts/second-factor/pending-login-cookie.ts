import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { GatewayConfig } from '../../config.js';
import { readCookie } from '../../http/caller/read-cookie.js';
import { PENDING_LOGIN_SECONDS } from './pending-logins.js';

/**
 * Cookie with the token of a pending login, which binds it to the browser in which it began. Scripts cannot read it.
 */
@Injectable()
export class PendingLoginCookie {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(@Inject(CONFIG) { PUBLIC_URL }: GatewayConfig) {
    this.secure = PUBLIC_URL.startsWith('https:');
    this.name = this.secure ? '__Host-manzil_login' : 'manzil_login';
  }

  read(header: string | undefined): string | undefined {
    return readCookie(header, this.name);
  }

  give(response: Response, token: string): void {
    this.append(response, token, PENDING_LOGIN_SECONDS);
  }

  remove(response: Response): void {
    this.append(response, '', 0);
  }

  private append(response: Response, token: string, maxAgeSeconds: number): void {
    const attributes = ['Path=/', 'HttpOnly', 'SameSite=Strict', `Max-Age=${maxAgeSeconds}`];
    const secure = this.secure ? ['Secure'] : [];
    response.append('set-cookie', [`${this.name}=${token}`, ...attributes, ...secure].join('; '));
  }
}
