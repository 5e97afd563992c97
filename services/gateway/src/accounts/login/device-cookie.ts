import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../../config.js';
import { HostCookie } from '../sessions/host-cookie.js';

/** The cookie that recognises the browser of an earlier login. */
@Injectable()
export class DeviceCookie extends HostCookie {
  constructor(@Inject(CONFIG) config: GatewayConfig) {
    super(config, 'manzil_device');
  }
}
