import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that a page had. It leads to the page, not to another address, so that chains cannot arise. */
@Entity({ name: 'page_link' })
export class PageLinkEntity {
  @PrimaryColumn({ name: 'link_address', type: 'text' })
  linkAddress!: string;

  @Column({ name: 'page_id', type: 'integer' })
  pageId!: number;
}
