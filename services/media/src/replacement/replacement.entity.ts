import type { Actor } from '@manzil/contracts/actor';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The owner of the claim that protects the new file until the records claim it. */
export const ownerOf = (id: string): string => `replacement:${id}`;

/** A process that replaces one file by another in every record that uses it. */
@Entity({ name: 'replacement' })
export class ReplacementEntity {
  /** Chosen by the caller, so that a repeated request starts no second replacement. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  filename!: string;

  /** File name of the replacing asset. */
  @Column({ type: 'text' })
  replacement!: string;

  /** The alternative text of the former file at the start, which the replacement gets at the end. */
  @Column({ type: 'text' })
  alt!: string;

  @Column({ type: 'jsonb' })
  actor!: Actor;

  /** Network address of the member. */
  @Column({ type: 'text', nullable: true })
  address!: string | null;

  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;
}
