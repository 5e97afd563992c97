import { decodePreviewKey, type PreviewKey, type SiteKey } from '@manzil/contracts/content/preview';
import { SHOWN_DRAFT_HEADER } from '@manzil/messaging/request-context';
import { DomainError } from '@manzil/service-kit/errors';
import type { RequestFrame } from '@manzil/service-kit/rpc-server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DraftPreviews } from './draft-previews.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { rolledBack } from '@manzil/service-kit/rolled-back';
import { PublishAndWithdraw } from './publish-and-withdraw.js';
import { ShowSite } from './show-site.js';
import { SitePreviews } from './site-previews.js';

/**
 * Answers a request with a preview key as if the draft were published: publishes it in a transaction, answers the
 * request within it, and rolls the transaction back. So every read shows the published draft, and no write of the
 * request persists. The key of a site preview shows the site at an instant in the same way.
 */
@Injectable()
export class ShowDraft implements RequestFrame {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: LifecyclePorts,
    private readonly previews: DraftPreviews,
    private readonly publishAndWithdraw: PublishAndWithdraw,
    private readonly sitePreviews: SitePreviews,
    private readonly showSite: ShowSite,
  ) {}

  /** NOT_FOUND for an unknown preview key. */
  async answer<T>(
    subject: string,
    headerOf: (name: string) => string | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    const key = decodePreviewKey(headerOf(SHOWN_DRAFT_HEADER));
    const { kinds, subjects } = this.ports;
    if (key === undefined || !subjects.test(subject)) return work();
    if (key.kind === 'site') return this.answerAt(key, work);
    if (!kinds.includes(key.kind)) return work();
    const { createdBy: by } = await this.previews.require(key);
    return rolledBack(this.dataSource, async () => {
      await this.publish({ ...key, by });
      return work();
    });
  }

  private async answerAt<T>(key: SiteKey, work: () => Promise<T>): Promise<T> {
    const { shownAt } = await this.sitePreviews.require(key);
    return this.showSite.at(shownAt, work);
  }

  /** Ignores an entry without a draft, which is already live. */
  private async publish({ kind, id, by }: PreviewKey & { by: string }): Promise<void> {
    try {
      await this.publishAndWithdraw.publish({ kind, id, by });
    } catch (error) {
      const isLive = error instanceof DomainError && error.extra.details?.reason === 'no-draft';
      if (!isLive) throw error;
    }
  }
}
