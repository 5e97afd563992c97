import type { Rule } from '@manzil/rules/rule';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A fee, a tax or a limit; its terms are in its versions. */
@Entity({ name: 'rule' })
export class RuleEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  emirate!: Rule['emirate'];

  @Column({ type: 'text' })
  topic!: Rule['topic'];

  @Column({ type: 'text' })
  name!: string;
}
