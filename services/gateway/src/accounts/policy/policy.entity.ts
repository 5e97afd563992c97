import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A rule that admins switch on and off; one that was never switched has no row. */
@Entity({ name: 'policy' })
export class PolicyRecord {
  @PrimaryColumn({ type: 'text' })
  name!: string;

  @Column({ type: 'boolean' })
  enabled!: boolean;
}
