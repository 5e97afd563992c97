import type { SavedReply } from '@manzil/contracts/leads/reply';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The texts that members start a reply from: one row, none before they are first saved. */
@Entity({ name: 'saved_replies' })
export class SavedRepliesEntity {
  @PrimaryColumn({ type: 'boolean', default: true })
  single!: boolean;

  @Column({ type: 'jsonb' })
  replies!: SavedReply[];

  @Column({ type: 'integer' })
  version!: number;
}
