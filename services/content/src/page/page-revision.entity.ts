import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A page as it was saved once; never changed afterwards. */
@Entity({ name: 'page_revision' })
export class PageRevisionEntity {
  @PrimaryColumn({ name: 'page_id', type: 'integer' })
  pageId!: number;

  @PrimaryColumn({ type: 'integer' })
  version!: number;

  @Column({ type: 'text' })
  title!: string;

  @Column({ name: 'seo_title', type: 'text' })
  seoTitle!: string;

  @Column({ name: 'meta_description', type: 'text' })
  metaDescription!: string;

  @Column({ type: 'text' })
  keywords!: string;

  @Column({ name: 'link_address', type: 'text' })
  linkAddress!: string;

  @Column({ type: 'text' })
  html!: string;

  @Column({ type: 'text' })
  css!: string;

  @Column({ name: 'saved_at', type: 'timestamptz' })
  savedAt!: Date;

  @Column({ name: 'saved_by', type: 'text' })
  savedBy!: string;
}
