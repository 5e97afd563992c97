import { RecordTheSite, type ShownTable } from '@manzil/lifecycle/migrations/record-the-site';

const entries = (table: string, kind: string): ShownTable => ({
  table,
  kind,
  entry: 'id',
  key: 'id',
  seen: ['live', 'true'],
});

const TABLES: readonly ShownTable[] = [
  entries('page', 'page'),
  entries('faq', 'faq'),
  entries('team_member', 'team-member'),
  entries('testimonial', 'testimonial'),
  entries('navigation_item', 'navigation-item'),
  { table: 'blog_post', kind: 'blog-post', entry: 'id', key: 'id', seen: ['state', 'published'] },
  { table: 'document', kind: 'document', entry: 'name', key: 'name' },
  { table: 'footer', kind: 'footer', entry: 'only_row', key: 'only_row' },
  { table: 'navigation_style', kind: 'navigation-style', entry: 'only_row', key: 'only_row' },
  { table: 'page_link', kind: 'page', entry: 'page_id', key: 'link_address' },
  { table: 'blog_post_old_slug', kind: 'blog-post', entry: 'post_id', key: 'slug' },
  { table: 'team_member_old_slug', kind: 'team-member', entry: 'member_id', key: 'slug' },
];

/** Records what visitors see from now on, and stores the links that show it. */
export class RecordTheSite1798830000000 extends RecordTheSite {
  protected readonly tables = TABLES;
}
