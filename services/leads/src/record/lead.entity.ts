import type { HelpOption } from '@manzil/contracts/leads/help-options';
import type { EnquiryListing, LeadKind, LeadSource, LeadStatus } from '@manzil/contracts/leads/lead';
import type { LeadOrigin } from '@manzil/contracts/leads/origin';
import type { LeadStage, LostReason } from '@manzil/contracts/leads/stage';
import type { Language } from '@manzil/contracts/site-language';
import type { RoutedHome } from './routed-home.js';
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

  /** The import of a file that stored it. */
  @Column({ name: 'import_id', type: 'uuid', nullable: true })
  importId!: string | null;

  /** The lead of the same person whose timeline has this one; it was not merged itself. */
  @Column({ name: 'merged_into', type: 'uuid', nullable: true })
  mergedInto!: string | null;

  /** Empty when a member entered the lead with a phone number only. */
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

  /** The language of the form, in which the person gets mail. */
  @Column({ type: 'text', default: 'en' })
  language!: Language;

  /** The visit's origin as the browser reported it. */
  @Column({ type: 'jsonb', nullable: true })
  origin!: LeadOrigin | null;

  /** Photos that the person sent, by their ids in media. */
  @Column({ type: 'uuid', array: true, default: [] })
  photos!: string[];

  @Column({ name: 'consent_text', type: 'text', nullable: true })
  consentText!: string | null;

  @Column({ name: 'consented_at', type: 'timestamptz', precision: 3, nullable: true })
  consentedAt!: Date | null;

  /** The form was sent faster than most people type. */
  @Column({ name: 'sent_quickly', type: 'boolean', default: false })
  sentQuickly!: boolean;

  /** Newsletter address that its owner has not confirmed yet. */
  @Column({ name: 'awaits_confirmation', type: 'boolean', default: false })
  awaitsConfirmation!: boolean;

  @Column({ name: 'confirmed_at', type: 'timestamptz', precision: 3, nullable: true })
  confirmedAt!: Date | null;

  @Column({ name: 'unsubscribed_at', type: 'timestamptz', precision: 3, nullable: true })
  unsubscribedAt!: Date | null;

  /** The member who ended the subscription; null when the owner of the address did. */
  @Column({ name: 'unsubscribed_by', type: 'text', nullable: true })
  unsubscribedBy!: string | null;

  /** The place where the member who entered it met the person; null for a form. */
  @Column({ type: 'text', nullable: true })
  source!: LeadSource | null;

  /** The member who entered it; null for a form. */
  @Column({ name: 'entered_by', type: 'text', nullable: true })
  enteredBy!: string | null;

  @Column({ type: 'text', default: '' })
  notes!: string;

  @Column({ type: 'text', nullable: true })
  assignee!: string | null;

  /** Applies while it belongs to the status. */
  @Column({ name: 'chosen_stage', type: 'text', nullable: true })
  chosenStage!: LeadStage | null;

  /** PostgreSQL generates this column, from the status and the chosen stage. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  stage!: LeadStage | null;

  @Column({ name: 'lost_reason', type: 'text', nullable: true })
  lostReason!: LostReason | null;

  @Column({ name: 'next_action', type: 'text', nullable: true })
  nextAction!: string | null;

  /** `2026-11-30`, a day of the Gulf. */
  @Column({ name: 'next_action_on', type: 'date', nullable: true })
  nextActionOn!: string | null;

  @Column({ type: 'text', array: true, default: [] })
  tags!: string[];

  /** AED */
  @Column({ name: 'deal_value', type: 'integer', nullable: true })
  dealValue!: number | null;

  /** AED */
  @Column({ type: 'integer', nullable: true })
  commission!: number | null;

  /** The day of the next action that the assignee was reminded of. */
  @Column({ name: 'reminded_on', type: 'date', nullable: true })
  remindedOn!: string | null;

  /** The home as the rules for leads saw it when the form arrived. */
  @Column({ type: 'jsonb', nullable: true })
  home!: RoutedHome | null;

  /** The rule that has assigned it. */
  @Column({ name: 'routed_by', type: 'text', nullable: true })
  routedBy!: string | null;

  /** The time at which it has to be answered; null once it was escalated. */
  @Column({ name: 'respond_by', type: 'timestamptz', precision: 3, nullable: true })
  respondBy!: Date | null;

  @Column({ name: 'escalate_to', type: 'text', nullable: true })
  escalateTo!: string | null;

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
