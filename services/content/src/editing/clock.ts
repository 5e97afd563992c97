import { Injectable } from '@nestjs/common';

/** What time it is; a test sets it. */
@Injectable()
export class Clock {
  now = (): Date => new Date();
}
