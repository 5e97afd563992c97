import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { AddressLimit } from '../http/limits/address-limit.js';

/** Limits the valid forms of one sender. Forms refused as invalid do not count, because people mistype. */
@Injectable()
export class FormLimit extends AddressLimit {
  constructor(@Inject(CONFIG) config: GatewayConfig) {
    super(config.FORMS_PER_ADDRESS);
  }
}
