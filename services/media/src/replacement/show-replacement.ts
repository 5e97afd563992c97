import type { Replacement } from '@manzil/contracts/media/library';
import { getReplacement } from '@manzil/contracts/media/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReplacementStepEntity } from './replacement-step.entity.js';
import { ReplacementEntity } from './replacement.entity.js';

/** Returns the progress of a replacement. NOT_FOUND. */
@Injectable()
export class ShowReplacement {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(getReplacement)
  async show({ id }: { id: string }): Promise<Replacement> {
    const { manager } = this.dataSource;
    // Read before the steps, so that a finished process is never shown with a pending one.
    const replacement = await manager.findOneBy(ReplacementEntity, { id });
    if (replacement === null) throw new DomainError('NOT_FOUND', 'There is no such replacement');
    const steps = await manager.find(ReplacementStepEntity, {
      where: { replacementId: id },
      order: { label: 'ASC', owner: 'ASC' },
    });
    const usesIn = (state: ReplacementStepEntity['state']) =>
      steps.filter((step) => step.state === state).map(({ owner, label }) => ({ owner, label }));
    return {
      id,
      isFinished: replacement.finishedAt !== null,
      replaced: usesIn('replaced'),
      left: usesIn('left'),
      failed: usesIn('failed'),
      pending: usesIn('pending'),
    };
  }
}
