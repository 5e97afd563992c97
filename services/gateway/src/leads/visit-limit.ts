import { Injectable } from '@nestjs/common';
import { AddressLimit } from '../http/limits/address-limit.js';

/** Behind one address there may be a whole office, but not a whole city. */
const MOST_VISITS = 600;

/** Limits the visits that are counted for one sender. */
@Injectable()
export class VisitLimit extends AddressLimit {
  constructor() {
    super(MOST_VISITS);
  }
}
