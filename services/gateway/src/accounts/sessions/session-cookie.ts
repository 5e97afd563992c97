import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../../config.js';
import { HostCookie } from './host-cookie.js';

/** The cookie with a member's session token. */
@Injectable()
export class SessionCookie extends HostCookie {
  constructor(@Inject(CONFIG) config: GatewayConfig) {
    super(config, 'manzil_session');
  }
}
