import { pageValSchema } from '@manzil/contracts/content/page';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { z } from 'zod';
import { PageTextsEntity } from './page-texts.entity.js';

/** The current state of a page. */
@Entity({ name: 'page' })
export class PageEntity extends PageTextsEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ name: 'page_val', type: 'text' })
  pageVal!: z.output<typeof pageValSchema>;

  /** True when visitors see the page. */
  @Column({ type: 'boolean', default: true })
  live!: boolean;

  /** Starts at 1 and grows by 1 with each save, drafts too. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  @Column({ name: 'updated_by', type: 'text' })
  updatedBy!: string;

  /** Set, like `deletedBy`, while the page is in the recycle bin. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  @Column({ name: 'deleted_by', type: 'text', nullable: true })
  deletedBy!: string | null;
}
