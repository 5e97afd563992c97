import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addLead, releaseLead, requireLead, type NewLead } from './lead.repository.js';

type Submitted = Omit<NewLead, 'status'> & { held: boolean };

/** Adds a lead once, as spam when it is held. */
@Injectable()
export class ReceiveLead {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * False when it was there already; one that was held and is sent again, and is not held this time, was not.
   * CONFLICT when `id` is there with other content.
   */
  async execute({ held, ...submitted }: Submitted): Promise<{ created: boolean }> {
    const lead: NewLead = { ...submitted, status: held ? 'spam' : 'new' };
    return this.dataSource.transaction(async (manager) => {
      const added = await addLead(manager, lead);
      if (added === undefined && lead.id !== undefined && !says(await requireLead(manager, lead.id), lead)) {
        throw new DomainError('CONFLICT', 'This form was sent before with other content');
      }
      if (held) return { created: added !== undefined };
      const arrived = added ?? (await releaseLead(manager, lead));
      return { created: arrived !== undefined };
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
