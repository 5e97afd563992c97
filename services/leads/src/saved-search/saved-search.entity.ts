import type { AlertFrequency, SavedSearchState } from '@manzil/contracts/leads/saved-search';
import type { SearchCriteria } from '@manzil/contracts/listings/search';
import type { Language } from '@manzil/contracts/site-language';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A search whose new homes are mailed to an address; one address has the same criteria once. */
@Entity({ name: 'saved_search' })
export class SavedSearchEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id!: string;

  @Column({ type: 'text' })
  address!: string;

  /** The number of searches is limited per mailbox. */
  @Column({ type: 'text' })
  mailbox!: string;

  @Column({ type: 'jsonb' })
  criteria!: SearchCriteria;

  /** Equal criteria are matched once, however many have saved them. */
  @Column({ name: 'criteria_hash', type: 'text' })
  criteriaHash!: string;

  /** Description of the criteria. */
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  frequency!: AlertFrequency;

  @Column({ type: 'text', default: 'pending' })
  state!: SavedSearchState;

  /** Language of the form, used for the name and the mail. */
  @Column({ type: 'text', default: 'en' })
  language!: Language;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;

  /** Id of the last news that the search was matched with; on confirmation, the last existing news. */
  @Column({ name: 'seen_until', type: 'bigint', default: 0 })
  seenUntil!: string;

  /** The time at which a mail with homes was last queued. */
  @Column({ name: 'last_sent_at', type: 'timestamptz', precision: 3, nullable: true })
  lastSentAt!: Date | null;
}
