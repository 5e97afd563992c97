import { MAX_ENQUIRY_PHOTOS } from '@manzil/contracts/limits';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../config.js';
import { SharedLimit } from '../http/limits/shared-limit.js';

/** Limits the photos of one sender to what its forms can hold. */
@Injectable()
export class PhotoLimit extends SharedLimit {
  constructor(dataSource: DataSource, @Inject(CONFIG) config: GatewayConfig) {
    super(
      dataSource,
      'photo',
      config.FORMS_PER_ADDRESS * MAX_ENQUIRY_PHOTOS,
      'Too many photos were sent. Please try again later.',
    );
  }
}
