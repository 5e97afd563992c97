import { Injectable, Module } from '@nestjs/common';

/** What time it is for previews, schedules and the recycle bin; a test sets it. */
@Injectable()
export class Clock {
  now = (): Date => new Date();
}

@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}
