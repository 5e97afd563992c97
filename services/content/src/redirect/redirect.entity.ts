import type { Redirect } from '@manzil/contracts/content/redirect';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A path without a page, from which staff redirect visitors. */
@Entity({ name: 'redirect' })
@Unique('redirect_from_path', ['fromPath'])
export class RedirectEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  /** Normalised by `redirectKey`; unique. */
  @Column({ name: 'from_path', type: 'text' })
  fromPath!: string;

  @Column({ name: 'to_path', type: 'text' })
  toPath!: string;

  @Column({ type: 'smallint' })
  status!: Redirect['status'];

  @Column({ type: 'integer', default: 0 })
  hits!: number;

  @Column({ name: 'last_hit_at', type: 'timestamptz', nullable: true })
  lastHitAt!: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'created_by', type: 'text' })
  createdBy!: string;
}

export const toRedirect = (row: RedirectEntity): Redirect => ({
  id: row.id,
  from: row.fromPath,
  to: row.toPath,
  status: row.status,
  hits: row.hits,
  lastHitAt: row.lastHitAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
});

export const auditedRedirect = ({ id, fromPath, toPath }: RedirectEntity) => ({
  kind: 'redirect',
  id: String(id),
  title: `${fromPath} → ${toPath}`,
  link: '/backend/links',
});
