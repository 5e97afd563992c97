import { Injectable } from '@nestjs/common';
import type { Actor } from '../accounts/actor.js';
import { RecordAct } from '../accounts/record-act.js';
import { ReadCache } from '../read-cache/read-cache.js';

type Act = Parameters<RecordAct['execute']>;

/** Shows visitors a change of the projects from now on, and keeps who made it. */
@Injectable()
export class RecordChange {
  constructor(
    private readonly record: RecordAct,
    private readonly cache: ReadCache,
  ) {}

  async execute(actor: Actor, action: Act[1], target: Act[2], details?: Act[3]): Promise<void> {
    // Its fact is on the way; whoever asks here after this answer must not be shown what was before.
    this.cache.drop(['developments']);
    await this.record.execute(actor, action, target, details);
  }
}
