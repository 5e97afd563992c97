import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A rule that admins switch on and off; without a row it has its default state. */
@Entity({ name: 'policy' })
export class PolicyRecord {
  @PrimaryColumn({ type: 'text' })
  name!: string;

  @Column({ type: 'boolean' })
  enabled!: boolean;
}
