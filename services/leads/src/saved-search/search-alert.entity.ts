import type { HomeNews } from '@manzil/contracts/listings/events';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The homes of the mail of one search and period. */
@Entity({ name: 'search_alert' })
export class SearchAlertEntity {
  @PrimaryColumn({ name: 'mail_id', type: 'uuid' })
  mailId!: string;

  /** More than the mail has, because some may be withdrawn before it is sent. */
  @Column({ type: 'jsonb' })
  homes!: { id: number; news: HomeNews }[];

  /** The number of homes that the search had found. */
  @Column({ type: 'integer' })
  total!: number;
}
