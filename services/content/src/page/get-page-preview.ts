import type { PagePreview } from '@manzil/contracts/content/page';
import { showPagePreview } from '@manzil/contracts/http/page-previews';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { Clock } from '../clock.js';
import { hashOf } from './create-page-preview.js';
import { PagePreviewEntity } from './page-preview.entity.js';

/** Returns a preview by its token. NOT_FOUND for an unknown or expired one. */
@Injectable()
export class GetPagePreview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @HandleRpc(showPagePreview)
  async get({ token }: { token: string }): Promise<PagePreview> {
    const preview = await this.dataSource.manager.findOneBy(PagePreviewEntity, {
      tokenHash: hashOf(token),
      expiresAt: MoreThan(this.clock.now()),
    });
    if (preview === null) throw new DomainError('NOT_FOUND', 'There is no such preview, or it has ended');
    const { title, html, css, expiresAt } = preview;
    return { title, html, css, expiresAt: expiresAt.toISOString() };
  }
}
