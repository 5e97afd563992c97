import type { Source, VersionContent } from '@manzil/rules/rule';
import type { Terms } from '@manzil/rules/terms';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The terms of a rule from a day on. Rows are never changed or deleted. */
@Entity({ name: 'rule_version' })
export class RuleVersionEntity {
  @PrimaryColumn({ name: 'rule_id', type: 'text' })
  ruleId!: string;

  /** Counts from 1 within the rule. */
  @PrimaryColumn({ type: 'integer' })
  version!: number;

  @Column({ name: 'valid_from', type: 'date', nullable: true })
  validFrom!: string | null;

  @Column({ name: 'valid_to', type: 'date', nullable: true })
  validTo!: string | null;

  @Column({ name: 'date_confidence', type: 'text' })
  dateConfidence!: VersionContent['dateConfidence'];

  @Column({ type: 'jsonb' })
  terms!: Terms;

  @Column({ type: 'text' })
  law!: string;

  @Column({ type: 'text' })
  note!: string;

  @Column({ type: 'jsonb' })
  sources!: Source[];

  @Column({ type: 'text' })
  confidence!: VersionContent['confidence'];

  @Column({ name: 'review_by', type: 'date' })
  reviewBy!: string;

  @Column({ name: 'added_by', type: 'text' })
  addedBy!: string;

  @Column({ name: 'added_at', type: 'timestamptz' })
  addedAt!: Date;
}
