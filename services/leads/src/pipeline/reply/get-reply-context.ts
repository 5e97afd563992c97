import { showReplyContext } from '@manzil/contracts/http/lead-replies';
import type { ReplyContext, ReplyValues } from '@manzil/contracts/leads/reply';
import type { Property } from '@manzil/contracts/listings/property';
import { LANGUAGES, type Language } from '@manzil/contracts/site-language';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { LeadsConfig } from '../../config.js';
import { IncomingMailSettings } from '../../mail/incoming/incoming-mail-settings.js';
import { MailError, MailServer } from '../../mail/mail-server.js';
import type { LeadEntity } from '../../record/lead.entity.js';
import { requireLead } from '../../record/lead.repository.js';
import { People } from '../../record/people.js';
import { wordingOf, type Wording } from '../../texts/wording.js';
import { FindHome } from '../answer/find-home.js';

/** Returns the data for a reply to a lead: the person, the listing as it is now, and the member who writes. */
@Injectable()
export class GetReplyContext {
  constructor(
    private readonly dataSource: DataSource,
    private readonly findHome: FindHome,
    private readonly mailServer: MailServer,
    private readonly incoming: IncomingMailSettings,
    @Inject(CONFIG) private readonly config: Pick<LeadsConfig, 'PUBLIC_URL'>,
  ) {}

  @HandleRpc(showReplyContext)
  async get({ leadId, asMember }: z.output<typeof showReplyContext.request>): Promise<ReplyContext> {
    const { manager } = this.dataSource;
    const lead = await requireLead(manager, leadId, asMember);
    const [home, people, sender, mailbox] = await Promise.all([
      this.homeOf(lead),
      People.read(manager),
      this.mailServer.senderAddress(manager),
      this.incoming.access(manager),
    ]);
    const adviser = people.nameOf(asMember.username) || null;
    const valuesIn = (language: Language): ReplyValues => {
      const wording = wordingOf(language);
      return {
        name: lead.name,
        listing: home ? wording.titleOf(home) : (lead.listing?.title ?? null),
        price: home ? wording.price(home.price, home.adType) : null,
        ...detailsOf(wording, home),
        link: home ? wording.url(this.config.PUBLIC_URL, `/${encodeURIComponent(home.pagelink)}`) : null,
        adviser,
      };
    };
    return {
      canSend: sender !== undefined,
      replyTo:
        sender === undefined ? null : (mailbox?.address ?? people.emailOf(asMember.username) ?? sender),
      comesBack: sender !== undefined && mailbox !== undefined,
      values: Object.fromEntries(LANGUAGES.map((language) => [language, valuesIn(language)])) as Record<
        Language,
        ReplyValues
      >,
    };
  }

  /** A reply can be written without the home while listings does not answer. */
  private async homeOf(lead: LeadEntity): Promise<Property | undefined> {
    try {
      return await this.findHome.find(lead);
    } catch (error) {
      if (error instanceof MailError) return undefined;
      throw error;
    }
  }
}

/** Details of the listing, as the site states them. */
function detailsOf(
  { mail, number }: Wording,
  home: Property | undefined,
): Pick<ReplyValues, 'bedrooms' | 'size' | 'place' | 'permit'> {
  const { bedrooms = null, builtUpArea = null } = home ?? {};
  return {
    bedrooms: bedrooms === null ? null : bedroomsIn(mail, bedrooms),
    size: builtUpArea === null ? null : mail.squareFeet({ size: number(builtUpArea) }),
    place: home ? [home.community, home.emirate].filter(Boolean).join(', ') : null,
    permit: home?.permitNumber ?? null,
  };
}

const bedroomsIn = (mail: Wording['mail'], count: number): string =>
  count === 0 ? mail.studio : mail.bedrooms({ count });
