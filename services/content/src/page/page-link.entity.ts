import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A former path of a page. It references the page, not another path, so that redirects never form chains. */
@Entity({ name: 'page_link' })
export class PageLinkEntity {
  @PrimaryColumn({ name: 'link_address', type: 'text' })
  linkAddress!: string;

  @Column({ name: 'page_id', type: 'integer' })
  pageId!: number;
}
