import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DataRequestEntity } from './data-request.entity.js';
import { isAnythingKept } from './person.repository.js';
import { MailKinds, type MailContext } from '../../mail/mail-kinds.js';
import { postponedOrCancelled } from '../../mail/admit-visitor-mail.js';
import { MailLinks } from '../../mail/links/mail-links.js';
import type { Cancelled, ComposedMail, Postponed } from '../../mail/mail-server.js';
import type { MailEntity } from '../../mail/mail.entity.js';
import { wordingOf } from '../../texts/wording.js';
import { composePersonLink } from './compose-person-link.js';

const DAY_MS = 86_400_000;
/** A mail that could not be sent within this time is no longer useful. */
const SENT_WITHIN_MS = 3 * DAY_MS;

/** Creates the link to a person's stored data when its mail is sent. */
@Injectable()
export class PersonLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: MailLinks,
    kinds: MailKinds,
  ) {
    kinds.register({
      class: 'rights',
      lane: 'answers',
      kind: 'person-data',
      compose: (mail, context) => this.compose(mail, context),
      preview: ({ siteUrl, sampleUrl, language }) =>
        composePersonLink({ wording: wordingOf(language), url: sampleUrl, expiresAt: new Date(), siteUrl }),
    });
  }

  /**
   * A request that leads to no mail leaves no trace, because the address is unverified. One mail over the limit waits
   * for each mailbox; more of them would be duplicates.
   */
  private async compose(
    mail: MailEntity,
    { siteUrl, admit }: MailContext,
  ): Promise<ComposedMail | Cancelled | Postponed> {
    const { manager } = this.dataSource;
    const { requestId } = mail;
    if (requestId === null) return { cancelled: null };
    const isLate = Date.now() - mail.createdAt.getTime() > SENT_WITHIN_MS;
    const isWanted = !isLate && !(await isAnotherWaiting(manager, mail));
    if (!isWanted || !(await isAnythingKept(manager, mail.recipient))) {
      await manager.delete(DataRequestEntity, { id: requestId });
      return { cancelled: null };
    }
    const refusal = await admit();
    if (refusal !== undefined) return postponedOrCancelled(refusal);
    const { language } = await manager.findOneByOrFail(DataRequestEntity, { id: requestId });
    const expiresAt = new Date(Date.now() + DAY_MS);
    await manager.update(DataRequestEntity, { id: requestId }, { expiresAt });
    const url = await this.links.urlOf({ purpose: 'person-data', request: requestId }, language);
    return composePersonLink({ wording: wordingOf(language), url, expiresAt, siteUrl });
  }
}

async function isAnotherWaiting(manager: EntityManager, { id }: MailEntity): Promise<boolean> {
  const [found] = await manager.query<[{ another: boolean }]>(
    `SELECT EXISTS (SELECT FROM mail own JOIN mail other USING (mailbox, kind)
       WHERE own.id = $1 AND other.status = 'waiting'
         AND (other.created_at, other.id) < (own.created_at, own.id)) AS another`,
    [id],
  );
  return found.another;
}
