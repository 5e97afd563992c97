import { pageValSchema } from '@manzil/contracts/content/page';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { z } from 'zod';
import { PageTextsEntity } from './page-texts.entity.js';

/** A page as it is now. */
@Entity({ name: 'page' })
export class PageEntity extends PageTextsEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ name: 'page_val', type: 'text' })
  pageVal!: z.output<typeof pageValSchema>;

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
