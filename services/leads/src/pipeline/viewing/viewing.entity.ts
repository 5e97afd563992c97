import type { EnquiryListing } from '@manzil/contracts/leads/lead';
import type { FreeTimes, ViewingMode, ViewingStatus } from '@manzil/contracts/leads/viewing';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Location of a home, for calendars. */
export interface ViewingPlace {
  /** Building, sub-community, community and emirate. */
  address: string;
  /** WGS 84 degrees; null when they are not stated. */
  latitude: number | null;
  longitude: number | null;
}

/** An appointment of an adviser with the person of a lead. */
@Entity({ name: 'viewing' })
export class ViewingEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id!: string;

  @Column({ name: 'lead_id', type: 'uuid' })
  leadId!: string;

  /** The user name of the member who takes it. */
  @Column({ type: 'text' })
  adviser!: string;

  /** The adviser as the visitor sees them. */
  @Column({ name: 'adviser_contact', type: 'jsonb' })
  adviserContact!: NonNullable<FreeTimes['adviser']>;

  /** A copy of the home made when the viewing was booked. */
  @Column({ type: 'jsonb', nullable: true })
  home!: EnquiryListing | null;

  /** Where the home is; null without one, and of viewings that an earlier release booked. */
  @Column({ type: 'jsonb', nullable: true })
  place!: ViewingPlace | null;

  @Column({ name: 'starts_at', type: 'timestamptz', precision: 3 })
  startsAt!: Date;

  @Column({ name: 'ends_at', type: 'timestamptz', precision: 3 })
  endsAt!: Date;

  @Column({ type: 'text', default: 'booked' })
  status!: ViewingStatus;

  @Column({ type: 'text', default: 'in-person' })
  mode!: ViewingMode;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  /** When the current time of the viewing was set; reminders that were due before are not sent. */
  @Column({ name: 'placed_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  placedAt!: Date;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
