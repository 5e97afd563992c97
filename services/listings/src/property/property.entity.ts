import type {
  AdType,
  CompletionStatus,
  Furnishing,
  RentFrequency,
  UnitType,
} from '@manzil/contracts/listings/vocabulary';
import type { Overrides } from '@manzil/contracts/listings/overrides';
import type { Lock } from '@manzil/contracts/listings/property-admin-rpc';
import type { Agent } from '@manzil/contracts/listings/property';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A listing as the last good import left it. Prices are whole AED (a year, for rent), areas sq ft. */
@Entity({ name: 'property' })
@Unique('property_identity', ['source', 'sourceReference'])
export class PropertyEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  source!: string;

  @Column({ name: 'source_reference', type: 'text' })
  sourceReference!: string;

  @Column({ type: 'text', unique: true })
  pagelink!: string;

  @Column({ type: 'text' })
  reference!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column({ type: 'text' })
  emirate!: string;

  @Column({ type: 'text' })
  community!: string;

  @Column({ name: 'ad_type', type: 'text' })
  adType!: AdType;

  @Column({ name: 'unit_type', type: 'text', nullable: true })
  unitType!: UnitType | null;

  @Column({ name: 'unit_type_original', type: 'text' })
  unitTypeOriginal!: string;

  @Column({ type: 'smallint', nullable: true })
  bedrooms!: number | null;

  @Column({ type: 'smallint', nullable: true })
  rooms!: number | null;

  @Column({ type: 'smallint', nullable: true })
  bathrooms!: number | null;

  @Column({ name: 'built_up_area', type: 'double precision', nullable: true })
  builtUpArea!: number | null;

  @Column({ name: 'plot_area', type: 'double precision', nullable: true })
  plotArea!: number | null;

  @Column({ type: 'integer', nullable: true })
  price!: number | null;

  /** What was asked before the price fell; null when its last change was no reduction. */
  @Column({ name: 'reduced_from', type: 'integer', nullable: true })
  reducedFrom!: number | null;

  @Column({ name: 'reduced_at', type: 'timestamptz', nullable: true })
  reducedAt!: Date | null;

  @Column({ name: 'rent_frequency', type: 'text', nullable: true })
  rentFrequency!: RentFrequency | null;

  @Column({ name: 'quoted_price', type: 'integer', nullable: true })
  quotedPrice!: number | null;

  @Column({ type: 'smallint', nullable: true })
  cheques!: number | null;

  @Column({ name: 'service_charge', type: 'double precision', nullable: true })
  serviceCharge!: number | null;

  @Column({ type: 'boolean' })
  featured!: boolean;

  /** As the feed gives them. */
  @Column({ type: 'jsonb' })
  images!: string[];

  /** What is shown instead, once media has copies of some: the same photos in the same order. */
  @Column({ name: 'shown_images', type: 'jsonb', nullable: true })
  shownImages!: string[] | null;

  /** As the feed gives them; none of them is among the images. */
  @Column({ name: 'floor_plans', type: 'jsonb', default: [] })
  floorPlans!: string[];

  /** Like the images that are shown. */
  @Column({ name: 'shown_floor_plans', type: 'jsonb', nullable: true })
  shownFloorPlans!: string[] | null;

  @Column({ type: 'jsonb' })
  amenities!: string[];

  @Column({ type: 'jsonb', nullable: true })
  agent!: Agent | null;

  @Column({ type: 'double precision', nullable: true })
  latitude!: number | null;

  @Column({ type: 'double precision', nullable: true })
  longitude!: number | null;

  @Column({ name: 'permit_number', type: 'text', nullable: true })
  permitNumber!: string | null;

  @Column({ name: 'completion_status', type: 'text', nullable: true })
  completionStatus!: CompletionStatus | null;

  @Column({ type: 'text', nullable: true })
  furnishing!: Furnishing | null;

  @Column({ type: 'smallint', nullable: true })
  parking!: number | null;

  @Column({ type: 'text', nullable: true })
  developer!: string | null;

  @Column({ name: 'video_url', type: 'text', nullable: true })
  videoUrl!: string | null;

  @Column({ name: 'view360_url', type: 'text', nullable: true })
  view360Url!: string | null;

  @Column({ name: 'listed_at', type: 'timestamptz' })
  listedAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  /** As the feed names it within the building; tells a unit that is listed anew. */
  @Column({ name: 'unit_number', type: 'text', nullable: true, select: false })
  unitNumber?: string | null;

  /**
   * Whether the feed has it: `listed`; `missing` from the last good run, and still public; `gone`; `retracted`
   * when the run that added it was rolled back.
   */
  @Column({ type: 'text', default: 'listed' })
  presence!: 'listed' | 'missing' | 'gone' | 'retracted';

  @Column({ name: 'missing_since', type: 'timestamptz', nullable: true, select: false })
  missingSince?: Date | null;

  @Column({ name: 'missing_since_run', type: 'uuid', nullable: true, select: false })
  missingSinceRun?: string | null;

  /** What staff have locked: no import changes it. */
  @Column({ type: 'jsonb', default: {} })
  overrides!: Overrides;

  /** Who set each of them, and when. */
  @Column({ type: 'jsonb', default: [], select: false })
  locks!: Lock[];

  /** The feed's own title while staff have locked another one. */
  @Column({ name: 'feed_title', type: 'text', nullable: true, select: false })
  feedTitle?: string | null;

  @Column({ name: 'feed_featured', type: 'boolean', nullable: true, select: false })
  feedFeatured?: boolean | null;

  /** Set while the listing is not public: its feed has it no more (its page then answers 410), or staff hide it. */
  @Column({ name: 'withdrawn_at', type: 'timestamptz', nullable: true })
  withdrawnAt!: Date | null;

  /** Grows by one with every change, so that facts about the listing can be put in order. */
  @Column({ type: 'integer', default: 1 })
  version!: number;

  /** Of the feed's record: an equal hash means there is nothing to write. */
  @Column({ name: 'content_hash', type: 'text' })
  contentHash!: string;

  /** Made by the database: what `q` is matched against. */
  @Column({ name: 'search_text', type: 'text', select: false, insert: false, update: false })
  searchText?: string;

  /** Made by the database: what `location` is matched against. */
  @Column({ name: 'location_text', type: 'text', select: false, insert: false, update: false })
  locationText?: string;
}
