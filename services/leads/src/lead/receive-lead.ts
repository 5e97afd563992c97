import { isDeepStrictEqual } from 'node:util';
import { leadReceived } from '@manzil/contracts/leads/facts';
import { DomainError } from '@manzil/service-kit/errors';
import { Outbox } from '@manzil/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addLead, requireLead, type NewLead } from './lead.repository.js';

/** Adds a lead once, and tells of it in the same transaction. */
@Injectable()
export class ReceiveLead {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** False when it was there already. CONFLICT when `id` is there with other content. */
  async execute(lead: NewLead): Promise<{ created: boolean }> {
    return this.dataSource.transaction(async (manager) => {
      const added = await addLead(manager, lead);
      if (added !== undefined) {
        const { id, receivedAt } = added;
        const fact = { id, kind: lead.kind, at: receivedAt.toISOString() };
        await this.outbox.add(manager, leadReceived, fact);
      } else if (lead.id !== undefined && !says(await requireLead(manager, lead.id), lead)) {
        throw new DomainError('CONFLICT', 'This form was sent before with other content');
      }
      return { created: added !== undefined };
    });
  }
}

/** Whether both are the same submission; where it was sent from does not matter. */
const says = (stored: NewLead, sent: NewLead): boolean =>
  isDeepStrictEqual(contentOf(stored), contentOf(sent));

function contentOf({ kind, email, name, phone, helpOption, message, listing }: NewLead): unknown[] {
  const { id, reference, pagelink, title } = listing ?? {};
  const optional = [name, phone, helpOption, message, id, reference, pagelink, title];
  return [kind, email, ...optional.map((value) => value ?? null)];
}
