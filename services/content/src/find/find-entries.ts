import { MOST_FOUND, findContent } from '@manzil/contracts/content/find-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { BlogPostEntity } from '../blog/blog-post.entity.js';
import { tableOf } from '../editing/entry.repository.js';
import { FaqEntity } from '../faq/faq.entity.js';
import { PageEntity } from '../page/page.entity.js';
import { TeamMemberEntity } from '../team/team-member.entity.js';
import { TestimonialEntity } from '../testimonial/testimonial.entity.js';

type Found = z.output<typeof findContent.response>;

/** The column with the title of each kind. */
const KINDS = [
  ['page', PageEntity, 'title'],
  ['blog-post', BlogPostEntity, 'title'],
  ['faq', FaqEntity, 'question'],
  ['team-member', TeamMemberEntity, 'name'],
  ['testimonial', TestimonialEntity, 'name'],
] as const;

/** Finds entries by their titles, including drafts, except deleted ones. */
@Injectable()
export class FindEntries {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(findContent)
  async find({ q }: z.output<typeof findContent.request>): Promise<Found> {
    const { manager } = this.dataSource;
    const words = q.split(/\s+/).filter(Boolean);
    const parts = KINDS.map(
      ([kind, entity, title]) =>
        `(SELECT '${kind}' AS kind, id, ${title} AS title FROM ${tableOf(manager, entity)}
          WHERE deleted_at IS NULL
            AND NOT EXISTS (SELECT FROM unnest($1::text[]) AS word WHERE strpos(lower(${title}), lower(word)) = 0)
          ORDER BY strpos(lower(${title}), lower($2)) <> 1, lower(${title}), id LIMIT ${String(MOST_FOUND)})`,
    );
    const values = [words, words.join(' ')];
    return { entries: await manager.query<Found['entries']>(parts.join(' UNION ALL '), values) };
  }
}
