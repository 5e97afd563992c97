import type { BlogPostListEntry } from '@manzil/contracts/content/collection-entries';
import type { RelatedHomes } from '@manzil/contracts/content/related-homes';
import { Column, Entity } from 'typeorm';
import { EntryEntity } from '../editing/stamped.entity.js';

@Entity({ name: 'blog_post' })
export class BlogPostEntity extends EntryEntity {
  @Column({ type: 'text' })
  title!: string;

  /** Path below /blog; unique among the posts that are not deleted. */
  @Column({ type: 'text' })
  slug!: string;

  @Column({ type: 'text' })
  excerpt!: string;

  /** Sanitised HTML. */
  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'text', default: '' })
  author!: string;

  @Column({ type: 'text', default: '' })
  category!: string;

  @Column({ type: 'text', array: true, default: '{}' })
  tags!: string[];

  @Column({ name: 'seo_title', type: 'text', default: '' })
  seoTitle!: string;

  @Column({ name: 'seo_description', type: 'text', default: '' })
  seoDescription!: string;

  @Column({ name: 'social_image', type: 'text', nullable: true })
  socialImage!: string | null;

  /** Null: the homes that the text is about. */
  @Column({ name: 'related_homes', type: 'jsonb', nullable: true })
  relatedHomes!: RelatedHomes | null;

  @Column({ type: 'text', nullable: true })
  image!: string | null;

  /** Only `published` is public. A job publishes scheduled posts when they are due. */
  @Column({ type: 'text' })
  state!: BlogPostListEntry['state'];

  /** Null only for a draft without a time. */
  @Column({ name: 'publish_at', type: 'timestamptz', nullable: true })
  publishAt!: Date | null;
}
