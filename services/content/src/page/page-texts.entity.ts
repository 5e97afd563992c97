import { Column } from 'typeorm';

/** What a page says, now or in one of its revisions. Its HTML and CSS are sanitised: what is stored is what is shown. */
export abstract class PageTextsEntity {
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

  @Column({ type: 'text' })
  html!: string;

  @Column({ type: 'text' })
  css!: string;
}
