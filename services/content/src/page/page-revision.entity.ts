import { Column, Entity, PrimaryColumn } from 'typeorm';
import { PageTextsEntity } from './page-texts.entity.js';

/** A page as of one save; never changed afterwards. */
@Entity({ name: 'page_revision' })
export class PageRevisionEntity extends PageTextsEntity {
  @PrimaryColumn({ name: 'page_id', type: 'integer' })
  pageId!: number;

  @PrimaryColumn({ type: 'integer' })
  version!: number;

  @Column({ name: 'saved_at', type: 'timestamptz' })
  savedAt!: Date;

  @Column({ name: 'saved_by', type: 'text' })
  savedBy!: string;
}
