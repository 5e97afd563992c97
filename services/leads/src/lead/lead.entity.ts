import type { HelpOption } from '@manzil/contracts/leads/help-options';
import type { EnquiryListing, LeadKind, LeadStatus } from '@manzil/contracts/leads/lead';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person who sent one of the forms. */
@Entity({ name: 'lead' })
export class LeadEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id!: string;

  @Column({ type: 'text' })
  kind!: LeadKind;

  @Column({ type: 'text', default: 'new' })
  status!: LeadStatus;

  @Column({ type: 'text', nullable: true })
  name!: string | null;

  @Column({ type: 'text' })
  email!: string;

  /** E.164 */
  @Column({ type: 'text', nullable: true })
  phone!: string | null;

  @Column({ name: 'help_option', type: 'text', nullable: true })
  helpOption!: HelpOption | null;

  @Column({ type: 'text', nullable: true })
  message!: string | null;

  @Column({ type: 'jsonb', nullable: true })
  listing!: EnquiryListing | null;

  @Column({ type: 'text', nullable: true })
  page!: string | null;

  @Column({ name: 'consent_text', type: 'text', nullable: true })
  consentText!: string | null;

  @Column({ name: 'consented_at', type: 'timestamptz', precision: 3, nullable: true })
  consentedAt!: Date | null;

  /** The form was sent faster than most people type. */
  @Column({ name: 'sent_quickly', type: 'boolean', default: false })
  sentQuickly!: boolean;

  /** A newsletter address whose owner has not said yet that they want it. */
  @Column({ name: 'awaits_confirmation', type: 'boolean', default: false })
  awaitsConfirmation!: boolean;

  @Column({ name: 'confirmed_at', type: 'timestamptz', precision: 3, nullable: true })
  confirmedAt!: Date | null;

  @Column({ name: 'unsubscribed_at', type: 'timestamptz', precision: 3, nullable: true })
  unsubscribedAt!: Date | null;

  @Column({ type: 'text', default: '' })
  notes!: string;

  @Column({ type: 'text', nullable: true })
  assignee!: string | null;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ name: 'received_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  receivedAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;

  /** The member who made this version; empty when a form did, and when the request did not name a member. */
  @Column({ name: 'updated_by', type: 'text', default: '' })
  updatedBy!: string;

  /** PostgreSQL generates this column; the inbox is searched by it. */
  @Column({ name: 'search_text', type: 'text', select: false, insert: false, update: false })
  searchText?: string;
}
