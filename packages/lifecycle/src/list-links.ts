import type { LinkUse } from '@manzil/contracts/content/links';
import { redirectKey } from '@manzil/contracts/content/redirect';
import type { LifecycleRequest } from '@manzil/contracts/lifecycle-rpcs';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HandleLifecycle } from './handle-lifecycle.js';
import type { PublishedRecord } from './lifecycle-port.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { linksIn } from './links-in.js';
import { findDrafts } from './version.repository.js';

/** Maximum number of links per page of the list, so that a page fits into a message. */
const MOST_LINKS = 200;

/** Lists the paths of this site that entries link to, as visitors see them or in a draft. */
@Injectable()
export class ListLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: LifecyclePorts,
  ) {}

  @HandleLifecycle('listLinks')
  async list({
    kind,
    after,
    limit,
    origin,
    to,
  }: LifecycleRequest<'listLinks'>): Promise<{ uses: LinkUse[]; next: number | null }> {
    const { manager } = this.dataSource;
    const port = this.ports.of(kind);
    const records = await port.list(manager, { after, take: limit });
    const drafts = await findDrafts(manager, kind, records);
    const wanted = to === undefined ? undefined : new Set(to.map(redirectKey));
    const uses = records.flatMap((record) => {
      const { id, title, live } = record;
      const entry = { kind, id, title, link: port.audited(record).link };
      return [
        ...usesIn({ ...entry, draft: !live }, record.fields),
        ...usesIn({ ...entry, draft: true }, drafts.get(id)),
      ];
    });
    function usesIn(
      use: Omit<LinkUse, 'path' | 'texts'>,
      fields: PublishedRecord['fields'] | undefined,
    ): LinkUse[] {
      if (fields === undefined) return [];
      return linksIn(fields, origin)
        .filter(({ path }) => wanted === undefined || wanted.has(redirectKey(path)))
        .slice(0, MOST_LINKS)
        .map((link) => ({ ...use, ...link }));
    }
    return { uses, next: records.length < limit ? null : (records.at(-1)?.id ?? null) };
  }
}
