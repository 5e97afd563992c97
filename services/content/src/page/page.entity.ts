import { pageValSchema } from '@manzil/contracts/content/page';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { z } from 'zod';

/** A page as it is now. Its HTML and CSS are sanitised: what is stored is what is shown. */
@Entity({ name: 'page' })
export class PageEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  title!: string;

  @Column({ name: 'seo_title', type: 'text' })
  seoTitle!: string;

  @Column({ name: 'meta_description', type: 'text' })
  metaDescription!: string;

  @Column({ type: 'text' })
  keywords!: string;

  /** Of one active page at most (index `page_active_link`). */
  @Column({ name: 'link_address', type: 'text' })
  linkAddress!: string;

  @Column({ name: 'page_val', type: 'text' })
  pageVal!: z.output<typeof pageValSchema>;

  @Column({ type: 'text' })
  html!: string;

  @Column({ type: 'text' })
  css!: string;

  /** 1 with the first save, one more with each. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  @Column({ name: 'updated_by', type: 'text' })
  updatedBy!: string;

  /** Set, with who did it, while the page is in the recycle bin. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  @Column({ name: 'deleted_by', type: 'text', nullable: true })
  deletedBy!: string | null;
}
