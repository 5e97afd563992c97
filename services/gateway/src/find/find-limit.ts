import { Injectable } from '@nestjs/common';
import { AddressLimit } from '../http/limits/address-limit.js';

/** Somebody who types all day asks once for a few letters; a program that reads out every lead asks far more often. */
export const MOST_SEARCHES = 600;

/** Limits how often one member may search everything in ten minutes. */
@Injectable()
export class FindLimit extends AddressLimit {
  constructor() {
    super(MOST_SEARCHES, undefined, 'You searched very often. Please try again later.');
  }
}
