import { documentNameOf } from '@manzil/contracts/content/documents';
import { contentChanged } from '@manzil/contracts/content/events';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock.js';
import type { WriteContext } from '@manzil/lifecycle/lifecycle-port';
import { DocumentEntity } from './document.entity.js';

/** Runs changes of documents one after the other, so that checks of versions need no locks of their own. */
@Injectable()
export class ChangeDocument {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Runs a change that visitors may see, and publishes its event. `id` is the number of the document. */
  change<T extends { id: number }>(work: (context: WriteContext) => Promise<T>): Promise<T> {
    return this.changeUnseen(async (context) => {
      const changed = await work(context);
      await this.announce(context.manager, changed.id);
      return changed;
    });
  }

  /** Runs a change that only staff see, without an event. */
  changeUnseen<T>(work: (context: WriteContext) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await transactionLock(manager, 'change-documents');
      return work({ manager, now: this.clock.now() });
    });
  }

  private async announce(manager: EntityManager, id: number): Promise<void> {
    const name = documentNameOf(id);
    const document = name && (await manager.findOneBy(DocumentEntity, { name }));
    if (document)
      await this.outbox.add(manager, contentChanged, { kind: document.name, version: document.version });
  }
}
