import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BlogPostEntity } from '../blog/blog-post.entity.js';
import { Clock } from '../editing/clock.js';
import { purgeDeleted } from '../editing/entry.repository.js';
import { FaqEntity } from '../faq/faq.entity.js';
import { NavigationItemEntity } from '../site-frame/navigation-item.entity.js';
import { TeamMemberEntity } from '../team/team-member.entity.js';
import { TestimonialEntity } from '../testimonial/testimonial.entity.js';

const COLLECTIONS = [FaqEntity, TeamMemberEntity, TestimonialEntity, NavigationItemEntity, BlogPostEntity];

/** Deletes for good what nobody can bring back any more. No visitor sees it, so nothing is told. */
@Injectable()
export class PurgeDeletedEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @returns how many. */
  async execute(): Promise<number> {
    let purged = 0;
    for (const entity of COLLECTIONS)
      purged += await purgeDeleted(this.dataSource.manager, entity, this.clock.now());
    return purged;
  }
}
