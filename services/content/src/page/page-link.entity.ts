import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A former path of a page. It refers to the page and not to another path, so that no chains of redirects arise. */
@Entity({ name: 'page_link' })
export class PageLinkEntity {
  @PrimaryColumn({ name: 'link_address', type: 'text' })
  linkAddress!: string;

  @Column({ name: 'page_id', type: 'integer' })
  pageId!: number;
}
