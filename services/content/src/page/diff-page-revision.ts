import type { PageDiff, PageRevision } from '@manzil/contracts/content/page';
import { diffPageRevision } from '@manzil/contracts/http/page-revisions';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { cssLines, htmlLines, lineDiff } from '@manzil/lifecycle/line-diff';
import { ContentVersionEntity } from '@manzil/lifecycle/content-version.entity';
import { findRevision } from './get-page-revision.js';
import { toRevision } from './page.mapper.js';

interface Wanted {
  pageId: number;
  version: number;
  against?: number | undefined;
}

/** Returns what one save changed in a page. NOT_FOUND for an unknown version. */
@Injectable()
export class DiffPageRevision {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(diffPageRevision)
  async diff({ pageId, version, against }: Wanted): Promise<PageDiff> {
    const { manager } = this.dataSource;
    const to = toRevision(await findRevision(manager, { pageId, version }));
    const other =
      against === undefined
        ? await manager.findOne(ContentVersionEntity, {
            where: { kind: 'page', entryId: pageId, version: LessThan(version) },
            order: { version: 'DESC' },
          })
        : await findRevision(manager, { pageId, version: against });
    const from = other === null ? undefined : toRevision(other);
    return { version, against: from?.version ?? null, sections: changedSections(from, to) };
  }
}

function changedSections(from: PageRevision | undefined, to: PageRevision): PageDiff['sections'] {
  const sections: PageDiff['sections'] = [
    { name: 'about', parts: lineDiff(about(from), about(to)) },
    { name: 'html', parts: lineDiff(htmlLines(from?.html ?? ''), htmlLines(to.html)) },
    { name: 'css', parts: lineDiff(cssLines(from?.css ?? ''), cssLines(to.css)) },
  ];
  return sections.filter(({ parts }) => parts.length > 0);
}

const about = (revision: PageRevision | undefined): string[] =>
  revision === undefined
    ? []
    : [
        `Title: ${revision.title}`,
        `Link: /${revision.linkAddress}`,
        `SEO title: ${revision.seoTitle}`,
        `Meta description: ${revision.metaDescription}`,
        `Keywords: ${revision.keywords}`,
      ];
