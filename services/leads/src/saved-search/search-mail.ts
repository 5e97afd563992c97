import { pickListings } from '@manzil/contracts/http/listings';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SavedSearchEntity } from './saved-search.entity.js';
import { findSearch } from './saved-search.repository.js';
import { searchName } from './search-name.js';
import { SearchAlertEntity } from './search-alert.entity.js';
import { searchPath } from './search-path.js';
import { MailKinds, type EditableMail } from '../mail/mail-kinds.js';
import { postponedOrCancelled, WHY_SUPPRESSED } from '../mail/admit-visitor-mail.js';
import { MailLinks } from '../mail/links/mail-links.js';
import { MailError, type ComposedMail, type Cancelled, type Postponed } from '../mail/mail-server.js';
import { suppressionOf } from '../mail/suppression/suppression.repository.js';
import type { MailEntity } from '../mail/mail.entity.js';
import { composeAlert, type AlertHome } from './compose-alert.js';
import { composeSearchConfirmation } from './compose-search-confirmation.js';
import { standardTexts, wordingOf } from '../texts/wording.js';
import { SAMPLE_SEARCH, sampleAlertHomes } from './sample-search.js';

/** Homes in one mail; a link leads to the others. */
const MOST_SHOWN = 10;

type SendContext = Parameters<EditableMail['compose']>[1];

/** Makes the mail about a saved search when it is sent. */
@Injectable()
export class SearchMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: MailLinks,
    private readonly rpc: RpcClient,
    kinds: MailKinds,
  ) {
    kinds.register(
      {
        kind: 'search-confirmation',
        class: 'anyone',
        lane: 'answers',
        texts: standardTexts('search-confirmation'),
        compose: (mail, context) => this.confirmation(mail, context),
        preview: ({ siteUrl, sampleUrl: url, texts, language }) =>
          composeSearchConfirmation(siteUrl, {
            wording: wordingOf(language),
            search: SAMPLE_SEARCH[language],
            texts,
            confirmUrl: url,
            endUrl: url,
            stopUrl: url,
          }),
      },
      {
        kind: 'search-alert',
        class: 'agreed',
        lane: 'alerts',
        texts: standardTexts('search-alert'),
        compose: (mail, context) => this.alert(mail, context),
        preview: ({ siteUrl, sampleUrl: url, texts, language }) =>
          composeAlert(siteUrl, {
            wording: wordingOf(language),
            search: SAMPLE_SEARCH[language],
            homes: sampleAlertHomes(),
            more: 3,
            texts,
            listUrl: url,
            manageUrl: url,
            endUrl: url,
            stopUrl: url,
          }),
      },
    );
  }

  /** The homes as they are offered now, without the ones withdrawn since. */
  private async alert(
    mail: MailEntity,
    { siteUrl, readTexts }: SendContext,
  ): Promise<ComposedMail | Cancelled> {
    const { manager } = this.dataSource;
    const search = await this.findSearch(mail);
    if (search === null) return { cancelled: null };
    const alert = await manager.findOneBy(SearchAlertEntity, { mailId: mail.id });
    if (search.state !== 'active' || alert === null) return { cancelled: null };
    const suppression = await suppressionOf(manager, search.mailbox);
    if (suppression !== undefined) return { cancelled: WHY_SUPPRESSED[suppression] };
    const live = await this.liveHomes(alert.homes);
    if (live.length === 0) return { cancelled: 'None of the homes is on the market any more' };
    const homes = live.slice(0, MOST_SHOWN);
    const { language } = search;
    const wording = wordingOf(language);
    return composeAlert(siteUrl, {
      wording,
      homes,
      more: alert.total - alert.homes.length + live.length - homes.length,
      search: search.name,
      texts: await readTexts(language),
      listUrl: wording.url(siteUrl, searchPath(search.criteria)),
      manageUrl: await this.links.urlOf({ purpose: 'search-manage', search: search.id }, language),
      endUrl: await this.links.urlOf({ purpose: 'search-stop', search: search.id }, language),
      stopUrl: await this.links.urlOf({ purpose: 'stop', address: mail.recipient }, language),
    });
  }

  private async liveHomes(homes: SearchAlertEntity['homes']): Promise<AlertHome[]> {
    const newsOf = new Map(homes.map(({ id, news }) => [id, news]));
    try {
      const { items } = await this.rpc.request(pickListings, { ids: homes.map(({ id }) => id) });
      return items.map((item) => ({ ...item, news: newsOf.get(item.id) ?? 'new' }));
    } catch (error) {
      if (error instanceof DomainError)
        throw new MailError('The homes could not be read, so the mail has to wait', false);
      throw error;
    }
  }

  private async confirmation(
    mail: MailEntity,
    { siteUrl, admit, readTexts }: SendContext,
  ): Promise<ComposedMail | Cancelled | Postponed> {
    const search = await this.findSearch(mail);
    if (search?.state !== 'pending') return { cancelled: null };
    const refusal = await admit();
    if (refusal !== undefined) return postponedOrCancelled(refusal);
    const { language } = search;
    return composeSearchConfirmation(siteUrl, {
      wording: wordingOf(language),
      texts: await readTexts(language),
      search: searchName(search.criteria, { typed: false, language }),
      confirmUrl: await this.links.urlOf({ purpose: 'search-confirm', search: search.id }, language),
      endUrl: await this.links.urlOf({ purpose: 'search-stop', search: search.id }, language),
      stopUrl: await this.links.urlOf({ purpose: 'stop', address: mail.recipient }, language),
    });
  }

  private async findSearch({ searchId }: MailEntity): Promise<SavedSearchEntity | null> {
    return searchId === null ? null : findSearch(this.dataSource.manager, searchId);
  }
}
