import { Injectable } from '@nestjs/common';

/** The time that ends previews and empties the recycle bin; a test puts it forward. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
