import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { AddressLimit } from '../http/limits/address-limit.js';

/** How many valid forms one sender may send. What is refused as invalid does not count: people mistype. */
@Injectable()
export class FormLimit extends AddressLimit {
  constructor(@Inject(CONFIG) config: GatewayConfig) {
    super(config.FORMS_PER_ADDRESS);
  }
}
