import { Injectable } from '@nestjs/common';
import { AddressLimit } from '../http/limits/address-limit.js';

/** Changes of shortlists by one sender in ten minutes: a family that orders homes for as long makes fewer. */
const MOST_CHANGES = 600;

@Injectable()
export class ShortlistLimit extends AddressLimit {
  constructor() {
    super(MOST_CHANGES);
  }
}
