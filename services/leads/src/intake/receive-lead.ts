import { isDeepStrictEqual } from 'node:util';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LeadListeners, type LeadArrival } from '../record/lead-listeners.js';
import { LeadEntity } from '../record/lead.entity.js';
import {
  addLead,
  clearSuspicion,
  requireLead,
  type NewLead,
  type Received,
} from '../record/lead.repository.js';
import { settlePhotos } from '../record/settle-photos.js';
import { resubscribe } from '../record/subscription.js';
import { publishLeadReceived } from './publish-lead-received.js';
import { ShownHomes } from './shown-homes.js';

type Submission = Omit<NewLead, 'status'> & { spamSuspected: boolean };

interface ReceiveOptions {
  /** Runs in the transaction if the lead is new and not suspected spam; an error rolls the lead back. */
  also?: (manager: EntityManager, leadId: string) => Promise<void>;
  /** False if the person gets another mail instead of the automatic answer. */
  isAnswered?: boolean;
}

/** Adds a lead once, as spam when it is suspected. */
@Injectable()
export class ReceiveLead {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listeners: LeadListeners,
    private readonly homes: ShownHomes,
    private readonly outbox: Outbox,
  ) {}

  /**
   * `created` is false when the lead was stored already; it is true when a suspected lead is sent again without
   * suspicion, or an unsubscribed address subscribes again. CONFLICT when `id` is stored with other content.
   */
  async receive(
    { spamSuspected, ...submission }: Submission,
    { also, isAnswered = true }: ReceiveOptions = {},
  ): Promise<{ created: boolean }> {
    const [publish, home] = await Promise.all([
      this.listeners.prepareArrival(submission),
      submission.listing ? this.homes.find(submission.listing) : null,
    ]);
    const status = spamSuspected ? 'spam' : 'new';
    const lead: NewLead = { ...submission, status, home: home?.routed ?? null };
    return this.dataSource.transaction(async (manager) => {
      const added = await addLead(manager, lead);
      if (
        added === undefined &&
        lead.id !== undefined &&
        !isSameSubmission(await requireLead(manager, lead.id), lead)
      ) {
        throw new DomainError('CONFLICT', 'This form was sent before with other content');
      }
      if (added !== undefined) {
        const leads = [{ id: added.id, photos: lead.photos ?? [] }];
        await settlePhotos(manager, this.outbox, { leads, state: 'kept' });
      }
      const arrived = spamSuspected
        ? added
        : (added ?? (await clearSuspicion(manager, lead)) ?? (await subscribeAgain(manager, lead)));
      if (arrived === undefined) {
        if (!spamSuspected) await this.listeners.publishRepetition(manager, lead);
        return { created: false };
      }
      const arrival: LeadArrival = {
        how: added === undefined ? 'received-again' : 'received',
        stated: lead,
        lead: await manager.findOneByOrFail(LeadEntity, { id: arrived.id }),
        isSuspected: spamSuspected,
        isAnswered,
        home: home?.shown ?? null,
      };
      await publish(manager, arrival, {
        addition: async () => {
          if (spamSuspected || also === undefined) return;
          await also(manager, arrived.id);
          arrival.lead = await manager.findOneByOrFail(LeadEntity, { id: arrived.id });
        },
        events: async () => {
          if (!spamSuspected)
            await publishLeadReceived(manager, this.outbox, arrival.lead, home?.announced ?? null);
        },
      });
      return { created: true };
    });
  }
}

const subscribeAgain = async (manager: EntityManager, lead: NewLead): Promise<Received | undefined> =>
  lead.kind === 'newsletter' ? resubscribe(manager, lead) : undefined;

/**
 * Returns true when both are the same submission, ignoring the page that it was sent from and the photos, which have new
 * ids when a browser without scripts sends a form again.
 */
export const isSameSubmission = (stored: NewLead, sent: NewLead): boolean =>
  isDeepStrictEqual(contentOf(stored), contentOf(sent));

function contentOf({ kind, email, name, phone, helpOption, message, listing }: NewLead): unknown[] {
  const { id, reference, pagelink, title } = listing ?? {};
  const optional = [name, phone, helpOption, message, id, reference, pagelink, title];
  return [kind, email, ...optional.map((value) => value ?? null)];
}
