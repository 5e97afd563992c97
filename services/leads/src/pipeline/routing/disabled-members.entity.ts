import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The members who are disabled, as the gateway listed them last: one row, none before the first list. */
@Entity({ name: 'disabled_members' })
export class DisabledMembersEntity {
  @PrimaryColumn({ type: 'boolean', default: true })
  single!: boolean;

  @Column({ type: 'jsonb' })
  usernames!: string[];

  @Column({ name: 'listed_at', type: 'timestamptz', precision: 3 })
  listedAt!: Date;
}
