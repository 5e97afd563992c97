import { Column } from 'typeorm';

/** The texts of a page or of a revision. HTML and CSS are sanitised before they are stored and shown unchanged. */
export abstract class PageTextsEntity {
  @Column({ type: 'text' })
  title!: string;

  @Column({ name: 'seo_title', type: 'text' })
  seoTitle!: string;

  @Column({ name: 'meta_description', type: 'text' })
  metaDescription!: string;

  @Column({ type: 'text' })
  keywords!: string;

  /** Path of the page, unique among active pages (index `page_active_link`). */
  @Column({ name: 'link_address', type: 'text' })
  linkAddress!: string;

  @Column({ type: 'text' })
  html!: string;

  @Column({ type: 'text' })
  css!: string;
}
