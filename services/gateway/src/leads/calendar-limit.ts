import { Injectable } from '@nestjs/common';
import { AddressLimit } from '../http/limits/address-limit.js';

/** Calendar programs read every few minutes; behind one address there may be a whole office of them. */
const MOST_READS = 300;

@Injectable()
export class CalendarLimit extends AddressLimit {
  constructor() {
    super(MOST_READS);
  }
}
