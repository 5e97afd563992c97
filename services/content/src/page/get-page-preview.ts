import type { PagePreview } from '@manzil/contracts/content/page';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { Clock } from '../clock.js';
import { hashOf } from './create-page-preview.js';
import { PagePreviewEntity } from './page-preview.entity.js';

/** What a preview shows, until it ends; then it is as if it had never been. */
@Injectable()
export class GetPagePreview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: { token: string }): Promise<PagePreview> {
    const preview = await this.dataSource.manager.findOneBy(PagePreviewEntity, {
      tokenHash: hashOf(token),
      expiresAt: MoreThan(this.clock.now()),
    });
    if (preview === null) throw new DomainError('NOT_FOUND', 'There is no such preview, or it has ended');
    const { title, html, css, expiresAt } = preview;
    return { title, html, css, expiresAt: expiresAt.toISOString() };
  }
}
