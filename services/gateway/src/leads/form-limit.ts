import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../config.js';
import { SharedLimit } from '../http/limits/shared-limit.js';

/** Limits the valid forms of one sender. Forms refused as invalid do not count, because people mistype. */
@Injectable()
export class FormLimit extends SharedLimit {
  constructor(dataSource: DataSource, @Inject(CONFIG) config: GatewayConfig) {
    super(dataSource, 'form', config.FORMS_PER_ADDRESS);
  }
}
