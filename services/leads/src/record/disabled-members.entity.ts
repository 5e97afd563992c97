import type { disabledMembersListed } from '@manzil/contracts/gateway/events';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { z } from 'zod';

export type Person = z.output<typeof disabledMembersListed.payload>['people'][number];

/** The members as the gateway listed them last: one row, none before the first list. */
@Entity({ name: 'disabled_members' })
export class DisabledMembersEntity {
  @PrimaryColumn({ type: 'boolean', default: true })
  single!: boolean;

  /** Disabled members, who get no leads. */
  @Column({ type: 'jsonb' })
  usernames!: string[];

  @Column({ type: 'jsonb', default: [] })
  people!: Person[];

  @Column({ name: 'listed_at', type: 'timestamptz', precision: 3 })
  listedAt!: Date;
}
