import type { DocumentName } from '@manzil/contracts/content/documents';
import type { EntityManager } from 'typeorm';
import { BlogPostEntity } from '../blog/blog-post.entity.js';
import { DocumentEntity } from '../document/document.entity.js';
import { FaqEntity } from '../faq/faq.entity.js';
import { FooterEntity } from '../site-frame/footer.entity.js';
import { NavigationItemEntity } from '../site-frame/navigation-item.entity.js';
import { NavigationStyleEntity } from '../site-frame/navigation-style.entity.js';
import { TeamMemberEntity } from '../team/team-member.entity.js';
import { slugOfName } from '../team/team-slug.js';
import { TestimonialEntity } from '../testimonial/testimonial.entity.js';
import type { SiteContent } from './site-content.js';

/** Writes a whole site to empty tables; returns the names of the documents, each at version 1. */
export async function writeContent(manager: EntityManager, content: SiteContent): Promise<DocumentName[]> {
  const documents = documentsOf(content);
  await manager.insert(DocumentEntity, documents);
  await manager.insert(NavigationStyleEntity, { onlyRow: true, ...content.navigation.style });
  await manager.insert(FooterEntity, { onlyRow: true, ...content.footer });
  await manager.insert(NavigationItemEntity, placed(content.navigation.items));
  await manager.insert(FaqEntity, placed(content.faqs));
  await manager.insert(BlogPostEntity, content.blogPosts.map(published));
  await manager.insert(TeamMemberEntity, placed(content.teamMembers.map(atOwnPath)));
  await manager.insert(TestimonialEntity, placed(content.testimonials));
  return documents.map(({ name }) => name);
}

function documentsOf({ documents }: SiteContent) {
  return Object.entries(documents).map(([name, fields]) => ({
    name: name as DocumentName,
    fields,
    version: 1,
    updatedAt: new Date(),
  }));
}

/** Publishes a post at the beginning of its day in Dubai. */
const published = ({ date, ...post }: SiteContent['blogPosts'][number]) => ({
  ...post,
  state: 'published' as const,
  publishAt: new Date(`${date}T00:00:00+04:00`),
});

const atOwnPath = (member: SiteContent['teamMembers'][number]) => ({
  ...member,
  slug: member.slug || slugOfName(member.name),
});

const placed = <T extends object>(entries: T[]): (T & { position: number })[] =>
  entries.map((entry, index) => ({ ...entry, position: index + 1 }));
