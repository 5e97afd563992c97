import { shownTime } from '@manzil/lifecycle/shown-time';
import { Injectable, Module } from '@nestjs/common';

/** The time for previews, schedules and the recycle bin, which tests can set. */
@Injectable()
export class Clock {
  now = (): Date => shownTime() ?? new Date();
}

@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}
