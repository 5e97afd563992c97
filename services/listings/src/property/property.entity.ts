import type {
  AdType,
  CompletionStatus,
  Furnishing,
  RentFrequency,
  Tenure,
  UnitType,
} from '@manzil/contracts/listings/vocabulary';
import type { Overrides } from '@manzil/contracts/listings/overrides';
import type { Lock } from '@manzil/contracts/listings/property-admin-rpc';
import type { Agent } from '@manzil/contracts/listings/property';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A listing as the last successful import, or staff, left it. Prices are whole AED (a year, for rent), areas sq ft. */
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

  /** The Arabic title of the feed beside the English one; null when it has none. */
  @Column({ name: 'title_ar', type: 'text', nullable: true })
  titleAr!: string | null;

  @Column({ type: 'text' })
  description!: string;

  /** Arabic description of the feed beside the English one; null when it has none. */
  @Column({ name: 'description_ar', type: 'text', nullable: true })
  descriptionAr!: string | null;

  @Column({ type: 'text' })
  emirate!: string;

  @Column({ type: 'text' })
  community!: string;

  /** A part of the community, beside a building too; null when it is not stated. */
  @Column({ name: 'sub_community', type: 'text', nullable: true })
  subCommunity!: string | null;

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

  /** The asking price before a reduction; null when its last change was not a reduction. */
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

  /** The photo URLs of the feed. */
  @Column({ type: 'jsonb' })
  images!: string[];

  /** The URLs that are shown instead once media has copies of some: the same photos in the same order. */
  @Column({ name: 'shown_images', type: 'jsonb', nullable: true })
  resolvedImages!: string[] | null;

  /** The floor plan URLs of the feed; none of them is among the images. */
  @Column({ name: 'floor_plans', type: 'jsonb', default: [] })
  floorPlans!: string[];

  /** The same for floor plans. */
  @Column({ name: 'shown_floor_plans', type: 'jsonb', nullable: true })
  resolvedFloorPlans!: string[] | null;

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

  @Column({ type: 'text', nullable: true })
  tenure!: Tenure | null;

  @Column({ name: 'handover_year', type: 'smallint', nullable: true })
  handoverYear!: number | null;

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

  /** The unit within its building; it identifies a unit that is listed again under a new reference. */
  @Column({ name: 'unit_number', type: 'text', nullable: true, select: false })
  unitNumber?: string | null;

  /**
   * The state in the feed: `listed`; `missing` from the last successful run, and still public; `gone`; `retracted`
   * when the run that added it was rolled back.
   */
  @Column({ type: 'text', default: 'listed' })
  presence!: 'listed' | 'missing' | 'gone' | 'retracted';

  @Column({ name: 'missing_since', type: 'timestamptz', nullable: true, select: false })
  missingSince?: Date | null;

  @Column({ name: 'missing_since_run', type: 'uuid', nullable: true, select: false })
  missingSinceRun?: string | null;

  /** The values that staff have locked; imports do not change them. */
  @Column({ type: 'jsonb', default: {} })
  overrides!: Overrides;

  /** The author and time of each lock. */
  @Column({ type: 'jsonb', default: [], select: false })
  locks!: Lock[];

  /** The title of the feed while staff have locked another one. */
  @Column({ name: 'feed_title', type: 'text', nullable: true, select: false })
  feedTitle?: string | null;

  @Column({ name: 'feed_featured', type: 'boolean', nullable: true, select: false })
  feedFeatured?: boolean | null;

  /**
   * The feed's values of the other locked columns, by their names, as PostgreSQL writes them in JSON. The
   * columns themselves have the values of staff.
   */
  @Column({ name: 'feed_values', type: 'jsonb', default: {}, select: false })
  feedValues!: object;

  /** True of a listing that staff have made and not published yet. It is withdrawn, and its page is not found. */
  @Column({ name: 'is_draft', type: 'boolean', default: false })
  isDraft!: boolean;

  /** The member who last saved our own listing. */
  @Column({ name: 'changed_by', type: 'text', nullable: true, select: false })
  changedBy?: string | null;

  /**
   * Set while the listing is not public: its feed does not contain it any more (its page then returns 410), staff hide
   * it, or it is a draft.
   */
  @Column({ name: 'withdrawn_at', type: 'timestamptz', nullable: true })
  withdrawnAt!: Date | null;

  /** Increases by one with every change, so that events about the listing can be ordered. */
  /** When the adviser last said that it is still available. */
  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true, select: false })
  confirmedAt!: Date | null;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  /** The hash of the feed's record: when it is equal there is nothing to write. */
  @Column({ name: 'content_hash', type: 'text' })
  contentHash!: string;

  /** PostgreSQL generates this column from `agent`; it is empty when there is none. */
  @Column({ name: 'agent_name', type: 'text', select: false, insert: false, update: false })
  agentName?: string;

  /** PostgreSQL generates this column; the search of staff is matched against it. */
  @Column({ name: 'search_text', type: 'text', select: false, insert: false, update: false })
  searchText?: string;

  /** PostgreSQL generates this column; the words of a search are matched against it. */
  @Column({ name: 'detail_words', type: 'tsvector', select: false, insert: false, update: false })
  detailWords?: string;

  /** PostgreSQL generates this column; `location` is matched against it. */
  @Column({ name: 'location_text', type: 'text', select: false, insert: false, update: false })
  locationText?: string;
}
