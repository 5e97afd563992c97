import { auditRecordedBy, MOST_AUDIT_ITEMS } from '@manzil/contracts/audit';
import { MOST_FAILED_MESSAGES, type FailedMessage } from '@manzil/contracts/failed-messages';
import { FailedMessages, type SettledMessage } from '@manzil/messaging/dead-letters/failed-messages';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { auditRecord } from '../audit-record.js';

type Action = 'messages-requeued' | 'messages-discarded';

/** Bounds the audit record, because an outbox row may have any text as its subject. */
const LONGEST_SUBJECT = 200;

/**
 * Lists, requeues and discards the messages that one service could not publish or handle. Each requeue and discard
 * that concerns a message writes an audit record in its own transaction.
 */
export class ManageFailedMessages {
  constructor(
    private readonly service: string,
    private readonly dataSource: DataSource,
    private readonly failed: FailedMessages,
    private readonly outbox: Outbox,
  ) {}

  async list(): Promise<{ items: FailedMessage[]; total: number }> {
    const [items, total] = await Promise.all([this.failed.list(MOST_FAILED_MESSAGES), this.failed.count()]);
    return { items, total: Math.max(total, items.length) };
  }

  count(): Promise<number> {
    return this.failed.count();
  }

  requeue(ids: readonly string[] | 'all'): Promise<SettledMessage[]> {
    return this.settle('messages-requeued', (manager) => this.failed.requeue(manager, ids));
  }

  discard(ids: readonly string[]): Promise<SettledMessage[]> {
    return this.settle('messages-discarded', (manager) => this.failed.discard(manager, ids));
  }

  private settle(
    action: Action,
    work: (manager: EntityManager) => Promise<SettledMessage[]>,
  ): Promise<SettledMessage[]> {
    return this.dataSource.transaction(async (manager) => {
      const settled = await work(manager);
      if (settled.length > 0) await this.record(manager, action, settled);
      return settled;
    });
  }

  private async record(
    manager: EntityManager,
    action: Action,
    settled: readonly SettledMessage[],
  ): Promise<void> {
    const [first] = settled;
    const isOne = settled.length === 1;
    const subjects = [...new Set(settled.map(({ subject }) => subject))];
    await this.outbox.add(
      manager,
      auditRecordedBy(this.service),
      auditRecord({
        action,
        entity: {
          kind: 'message',
          id: isOne ? (first?.id ?? null) : null,
          title: isOne ? (first?.subject ?? '') : `${settled.length} messages`,
          link: '/backend/failed-messages',
        },
        details: {
          service: this.service,
          count: settled.length,
          messages: subjects.slice(0, MOST_AUDIT_ITEMS).map((subject) => subject.slice(0, LONGEST_SUBJECT)),
        },
      }),
    );
  }
}
