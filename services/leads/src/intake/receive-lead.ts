import { isDeepStrictEqual } from 'node:util';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { DomainError } from '@manzil/service-kit/errors';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { LeadsConfig } from '../config.js';
import { agreeTo } from '../privacy/consent/consent.repository.js';
import { ShownDocuments } from '../privacy/consent/shown-documents.js';
import { recordForm } from '../privacy/ledger/record-in-ledger.js';
import { ShownHomes } from './shown-homes.js';
import { queueMails } from '../mail/mail.repository.js';
import { queueConfirmation } from '../subscriber/queue-confirmation.js';
import { mailboxOf } from '../mail/suppression/mailbox-of.js';
import { appendToTimeline } from '../pipeline/timeline/append-to-timeline.js';
import { assignByRule } from '../pipeline/routing/assign-by-rule.js';
import { queueLeadEvent } from '../integrations/queue-lead-event.js';
import { announceLead } from './announce-lead.js';
import {
  addLead,
  clearSuspicion,
  requireLead,
  type NewLead,
  type Received,
} from '../record/lead.repository.js';
import { resubscribe } from '../record/subscription.js';

type Submission = Omit<NewLead, 'status'> & { spamSuspected: boolean };

interface ReceiveOptions {
  /** Joins the transaction when the lead arrives and is no suspected spam; what it throws undoes the lead. */
  also?: (manager: EntityManager, leadId: string) => Promise<void>;
  /** False where the person gets other mail. */
  isAnswered?: boolean;
}

/** Adds a lead once, as spam when it is suspected. */
@Injectable()
export class ReceiveLead {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: ShownDocuments,
    private readonly homes: ShownHomes,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<LeadsConfig, 'LEAD_NOTIFY_TO' | 'LEAD_ANSWERS'>,
  ) {}

  /**
   * `created` is false when the lead was stored already; it is true when a suspected lead is sent again without
   * suspicion, or an unsubscribed address subscribes again. CONFLICT when `id` is stored with other content.
   */
  async receive(
    { spamSuspected, ...submission }: Submission,
    { also, isAnswered = true }: ReceiveOptions = {},
  ): Promise<{ created: boolean }> {
    const [shown, home] = await Promise.all([
      submission.consentText === undefined ? [] : this.documents.namedBy(submission.kind),
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
      const arrived = spamSuspected
        ? added
        : (added ?? (await clearSuspicion(manager, lead)) ?? (await subscribeAgain(manager, lead)));
      const { consentText } = lead;
      if (arrived !== undefined && typeof consentText === 'string')
        await agreeTo(manager, { leadId: arrived.id, sentence: consentText, documents: shown });
      if (!spamSuspected) await this.queueMails(manager, lead, { arrivedId: arrived?.id, isAnswered });
      if (arrived === undefined) return { created: false };
      if (added === undefined)
        await appendToTimeline(manager, { leadId: arrived.id, kind: 'received-again' });
      if (!spamSuspected) await assignByRule(manager, await requireLead(manager, arrived.id));
      if (!spamSuspected) await also?.(manager, arrived.id);
      const stored = { lead: await requireLead(manager, arrived.id), home: home?.shown ?? null };
      if (!spamSuspected) {
        await queueLeadEvent(manager, 'lead.received', stored.lead);
        await announceLead(manager, this.outbox, stored.lead, home?.announced ?? null);
      }
      await recordForm(manager, added === undefined ? 'received-again' : 'received', stored);
      return { created: true };
    });
  }

  /** A newsletter address that was stored before gets its mail again, any other lead none. */
  private async queueMails(
    manager: EntityManager,
    lead: NewLead,
    { arrivedId, isAnswered }: { arrivedId: string | undefined; isAnswered: boolean },
  ): Promise<void> {
    if (lead.kind === 'newsletter') await queueConfirmation(manager, lead);
    else if (arrivedId !== undefined) {
      await this.queueNotices(manager, arrivedId);
      if (isAnswered && this.config.LEAD_ANSWERS === 'on') await queueAnswer(manager, arrivedId, lead.email);
    }
  }

  /** One mail for each address, so that no recipient sees the others and a refusal of one stops no other. */
  private async queueNotices(manager: EntityManager, leadId: string): Promise<void> {
    const mails = this.config.LEAD_NOTIFY_TO.map((recipient) => ({
      ...{ key: `lead-notice:${leadId}:${recipient}`, kind: 'new-lead' as const, leadId, recipient },
    }));
    await queueMails(manager, mails);
  }
}

const subscribeAgain = async (manager: EntityManager, lead: NewLead): Promise<Received | undefined> =>
  lead.kind === 'newsletter' ? resubscribe(manager, lead) : undefined;

/** The form takes addresses that no mail server does; those get no answer. */
async function queueAnswer(manager: EntityManager, leadId: string, email: string): Promise<void> {
  if (!z.email().safeParse(email).success) return;
  const mail = { key: `lead-answer:${leadId}`, leadId, recipient: email, mailbox: mailboxOf(email) };
  await queueMails(manager, [{ ...mail, kind: 'lead-answer' }]);
}

/** Returns true when both are the same submission; the page that it was sent from does not count. */
export const isSameSubmission = (stored: NewLead, sent: NewLead): boolean =>
  isDeepStrictEqual(contentOf(stored), contentOf(sent));

function contentOf({ kind, email, name, phone, helpOption, message, listing }: NewLead): unknown[] {
  const { id, reference, pagelink, title } = listing ?? {};
  const optional = [name, phone, helpOption, message, id, reference, pagelink, title];
  return [kind, email, ...optional.map((value) => value ?? null)];
}
