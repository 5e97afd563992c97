import { Injectable } from '@nestjs/common';
import { AddressLimit } from '../http/limits/address-limit.js';

/** A visitor who looks through a whole list opens a few dozen homes; an office may share one address. */
const MOST_ACTIONS = 300;

/** Limits the views, saves and clicks that are counted for one sender. */
@Injectable()
export class ActionLimit extends AddressLimit {
  constructor() {
    super(MOST_ACTIONS);
  }
}
