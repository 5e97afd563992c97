import { DomainError } from '@manzil/service-kit/errors';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ReplacementStepEntity } from './replacement-step.entity.js';
import { ReplacementEntity } from './replacement.entity.js';
import { RewriteRecord } from './rewrite-record.js';
import { runAsStarter } from './run-as-starter.js';

/**
 * Maximum number of attempts, except for outages, which are retried for ever. A conflict ends when no user saves in
 * between.
 */
const MOST_ATTEMPTS = 10;
const OUTAGES = new Set(['UNAVAILABLE', 'DEADLINE_EXCEEDED']);
/** The record was deleted meanwhile, so there is nothing to change. */
const DELETED = new Set(['NOT_FOUND', 'GONE']);
/** Another attempt cannot succeed. */
const FINAL = new Set(['VALIDATION_FAILED', 'FORBIDDEN', 'UNPROCESSABLE']);
const LONGEST_PAUSE_SECONDS = 60;

type Outcome = Pick<ReplacementStepEntity, 'state'> & { error: string | null };

/**
 * Performs one due step. Its row stays locked meanwhile, so that no other replica performs it too, and the lock ends with
 * the process. A step that was performed but not recorded is performed again and changes nothing.
 */
@Injectable()
export class PerformStep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly record: RewriteRecord,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  /** False when no step is due. */
  perform(): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const step = await takeDueStep(manager);
      if (step === null) return false;
      const { replacementId, owner, attempts } = step;
      const replacement = await manager.findOneByOrFail(ReplacementEntity, { id: replacementId });
      const { state, error } = await this.rewrite(replacement, step);
      const pause = Math.min(LONGEST_PAUSE_SECONDS, 2 ** Math.min(attempts, 6) / 2);
      await manager.update(
        ReplacementStepEntity,
        { replacementId, owner },
        {
          state,
          error,
          attempts: attempts + 1,
          dueAt: () => `clock_timestamp() + make_interval(secs => ${String(pause)})`,
        },
      );
      return true;
    });
  }

  private rewrite(replacement: ReplacementEntity, step: ReplacementStepEntity): Promise<Outcome> {
    const { actor, filename: from, replacement: to } = replacement;
    const by = 'name' in actor ? actor.name : actor.kind;
    return runAsStarter(replacement, () =>
      this.record.rewrite(step.owner, { from, to, by }).then(
        (isKnown): Outcome => ({ state: isKnown ? 'replaced' : 'left', error: null }),
        (error: unknown) => this.outcomeOf(error, step),
      ),
    );
  }

  private outcomeOf(error: unknown, { owner, attempts }: ReplacementStepEntity): Outcome {
    const { code, message } =
      error instanceof DomainError ? error : { code: 'INTERNAL', message: 'unexpected' };
    if (code === 'INTERNAL') this.logger.warn({ err: error, owner }, 'a record could not be rewritten');
    const isFinal = FINAL.has(code) || (!OUTAGES.has(code) && attempts + 1 >= MOST_ATTEMPTS);
    const state = DELETED.has(code) ? 'left' : isFinal ? 'failed' : 'pending';
    return { state, error: `${code}: ${message}` };
  }
}

const takeDueStep = (manager: EntityManager): Promise<ReplacementStepEntity | null> =>
  manager
    .createQueryBuilder(ReplacementStepEntity, 'step')
    .where("step.state = 'pending' AND step.dueAt <= now()")
    .orderBy('step.dueAt')
    .addOrderBy('step.owner')
    .limit(1)
    .setLock('pessimistic_write')
    .setOnLocked('skip_locked')
    .getOne();
