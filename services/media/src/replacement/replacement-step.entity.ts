import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One record of a replacement. */
@Entity({ name: 'replacement_step' })
export class ReplacementStepEntity {
  @PrimaryColumn({ name: 'replacement_id', type: 'uuid' })
  replacementId!: string;

  /** `<kind>:<id>`. */
  @PrimaryColumn({ type: 'text' })
  owner!: string;

  @Column({ type: 'text' })
  label!: string;

  /** `left`: the record cannot be edited, so it keeps the former file. `failed`: it could not be changed. */
  @Column({ type: 'text', default: 'pending' })
  state!: 'pending' | 'replaced' | 'left' | 'failed';

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** Time of the next attempt. */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' })
  dueAt!: Date;

  /** Reason of the last failure. */
  @Column({ type: 'text', nullable: true })
  error!: string | null;
}
