import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadsConfig } from '../../config.js';
import { DataRequestEntity } from '../../person/data-request.entity.js';
import { isAnythingKept } from '../../person/person.repository.js';
import { admitVisitorMail } from '../admit-visitor-mail.js';
import type { Cancelled } from '../compose-mail.js';
import { MailLinks } from '../links/mail-links.js';
import type { ComposedMail } from '../mail-server.js';
import type { MailEntity } from '../mail.entity.js';
import { composePersonLink } from './compose-person-link.js';

/** Nobody waits longer than a day for the mail, and its link works for as long. */
const DAY_MS = 86_400_000;

/** Makes the link to what is kept of a person when its mail is sent. */
@Injectable()
export class PersonLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: MailLinks,
    @Inject(CONFIG) private readonly config: Pick<LeadsConfig, 'PUBLIC_URL'>,
  ) {}

  /** A request that leads to no mail leaves nothing behind, because nobody has proved that the address is theirs. */
  async compose(mail: MailEntity, requestId: string): Promise<ComposedMail | Cancelled> {
    const { manager } = this.dataSource;
    const isLate = Date.now() - mail.createdAt.getTime() > DAY_MS;
    const isWanted = !isLate && (await isAnythingKept(manager, mail.recipient));
    if (!isWanted || (await admitVisitorMail(this.dataSource, mail)) !== undefined) {
      await manager.delete(DataRequestEntity, { id: requestId });
      return { cancelled: null };
    }
    const expiresAt = new Date(Date.now() + DAY_MS);
    await manager.update(DataRequestEntity, { id: requestId }, { expiresAt });
    const siteUrl = this.config.PUBLIC_URL;
    const url = await this.links.urlOf({ purpose: 'person-data', request: requestId });
    return composePersonLink({ url, expiresAt, siteUrl });
  }
}
