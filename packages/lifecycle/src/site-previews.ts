import { PREVIEW_DAYS, type SiteKey, type SitePreview } from '@manzil/contracts/content/preview';
import type { LifecycleRequest } from '@manzil/contracts/lifecycle-rpcs';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, MoreThan } from 'typeorm';
import { HandleLifecycle } from './handle-lifecycle.js';
import { LifecycleAudit } from './lifecycle-ports.js';
import { hashOfToken } from './preview-token.js';
import { assertKnown } from './show-past.js';
import { SitePreviewEntity } from './site-preview.entity.js';

const DAY_MS = 86_400_000;
const dubaiTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Dubai',
});

/** Links that show the site at an instant to people without an account. */
@Injectable()
export class SitePreviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: LifecycleAudit,
  ) {}

  @HandleLifecycle('createSitePreview')
  create({ at, token, by, recorded }: LifecycleRequest<'createSitePreview'>): Promise<{ expiresAt: string }> {
    return this.dataSource.transaction(async (manager) => {
      const shownAt = new Date(at);
      await assertKnown(manager, 'at', shownAt);
      const expiresAt = new Date(Date.now() + PREVIEW_DAYS * DAY_MS);
      const link = { tokenHash: hashOfToken(token), shownAt, createdBy: by, expiresAt };
      await manager.insert(SitePreviewEntity, link);
      if (recorded)
        await this.audit.record(manager, {
          action: 'content-previewed',
          entity: {
            kind: 'site',
            id: null,
            link: '/backend/time-machine',
            title: `${dubaiTime.format(shownAt)} Dubai time`,
          },
        });
      return { expiresAt: expiresAt.toISOString() };
    });
  }

  @HandleLifecycle('getSitePreview')
  async get({ at, token }: LifecycleRequest<'getSitePreview'>): Promise<SitePreview> {
    const { shownAt, expiresAt } = await this.require({ kind: 'site', id: at, token });
    return {
      at: shownAt.toISOString(),
      future: shownAt > new Date(),
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** NOT_FOUND for an unknown token, one of another instant, and one that has expired. */
  async require({ id, token }: SiteKey): Promise<SitePreviewEntity> {
    const found = await this.dataSource.manager.findOneBy(SitePreviewEntity, {
      tokenHash: hashOfToken(token),
      shownAt: new Date(id),
      expiresAt: MoreThan(new Date()),
    });
    if (found === null) throw new DomainError('NOT_FOUND', 'There is no such preview, or it has ended');
    return found;
  }

  /** Deletes expired links. Returns how many. */
  async purgeExpired(now: Date): Promise<number> {
    const { affected } = await this.dataSource.manager.delete(SitePreviewEntity, {
      expiresAt: LessThanOrEqual(now),
    });
    return affected ?? 0;
  }
}
