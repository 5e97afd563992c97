import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A check of a version against its sources. Rows are never changed or deleted. */
@Entity({ name: 'rule_confirmation' })
export class RuleConfirmationEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ name: 'rule_id', type: 'text' })
  ruleId!: string;

  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'confirmed_by', type: 'text' })
  by!: string;

  @Column({ name: 'confirmed_at', type: 'timestamptz' })
  at!: Date;

  @Column({ name: 'review_by', type: 'date' })
  reviewBy!: string;

  /** True if confirmed for the demo, not by a person. */
  @Column({ name: 'is_demo', type: 'boolean' })
  isDemo!: boolean;
}
