import { enquiryPhone } from '@manzil/contracts/leads/enquiry';
import { MOST_UPCOMING_VIEWINGS, type NewViewing } from '@manzil/contracts/leads/viewing';
import { bookViewing } from '@manzil/contracts/leads/viewing-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ReceiveLead } from '../../intake/receive-lead.js';
import { mailboxOf } from '../../mail/suppression/mailbox-of.js';
import { wordingOf, type Wording } from '../../texts/wording.js';
import { placeViewing, readFreeTimes } from './place-viewing.js';
import { storeViewing } from './store-viewing.js';
import { isOverlap, slotTakenError } from './slot-taken-error.js';
import { ViewedHome } from '../../intake/viewed-home.js';
import { adviserAt } from './viewing-advisers.js';
import { countUpcoming, lockMailbox } from './viewing.repository.js';
import { ViewingEntity } from './viewing.entity.js';

/** Message of the enquiry when the visitor wrote none. */
const NO_MESSAGE = 'Booked a viewing.';

/** Books a viewing for a visitor. The lead and the viewing are stored together or not at all. */
@Injectable()
export class BookViewing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly receiveLead: ReceiveLead,
    private readonly viewedHome: ViewedHome,
  ) {}

  @HandleRpc(bookViewing)
  async book({ startsAt: at, pagelink, mode, dialCode, phone: input, ...form }: NewViewing) {
    const { id, email, language } = form;
    const wording = wordingOf(language);
    const startsAt = new Date(at);
    const home = await this.viewedHome.require(pagelink);
    // Chosen before the transaction, which locks one adviser only: two would be a deadlock when colleagues stand in for each other.
    const chosen = await adviserAt(this.dataSource.manager, home, startsAt);
    if (chosen === undefined)
      throw new DomainError('CONFLICT', 'Viewings of this home cannot be booked online');
    const { adviser, adviserContact } = chosen;
    const { listing, place } = home;
    const phone = enquiryPhone({ phone: input, dialCode });
    const message = form.message ? form.message : NO_MESSAGE;
    const lead = {
      ...form,
      kind: 'listing' as const,
      listing,
      message,
      ...(phone !== undefined && { phone }),
    };
    const also = async (manager: EntityManager, leadId: string): Promise<void> => {
      await lockMailbox(manager, mailboxOf(email));
      if ((await countUpcoming(manager, mailboxOf(email))) >= MOST_UPCOMING_VIEWINGS) throw tooMany(wording);
      const placed = await placeViewing(manager, { adviser, startsAt, by: 'visitor', wording });
      const viewing = { id, leadId, adviser, adviserContact, home: listing, place, mode, ...placed };
      await storeViewing(manager, viewing, '');
    };
    try {
      await this.receiveLead.receive(lead, { also, isAnswered: false });
    } catch (error) {
      if (!isOverlap(error)) throw error;
      const { times } = await readFreeTimes(this.dataSource.manager, adviser);
      throw slotTakenError(startsAt, times, wording);
    }
    await this.assertSame({ id, startsAt }, wording);
    return {};
  }

  /** A repeated form must have the same time; otherwise the new time would be lost silently. */
  private async assertSame(
    { id, startsAt }: Pick<ViewingEntity, 'id' | 'startsAt'>,
    { mail, slot }: Wording,
  ): Promise<void> {
    const stored = await this.dataSource.manager.findOneBy(ViewingEntity, { id });
    if (stored === null || stored.version > 1 || stored.startsAt.getTime() === startsAt.getTime()) return;
    throw new DomainError('CONFLICT', mail.viewing.refused.booked({ time: slot(stored.startsAt) }), {
      details: { reason: 'booked' },
    });
  }
}

const tooMany = ({ mail }: Wording): DomainError =>
  new DomainError('CONFLICT', mail.viewing.refused.tooMany({ count: MOST_UPCOMING_VIEWINGS }), {
    details: { reason: 'too-many' },
  });
