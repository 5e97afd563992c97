import type { PlaceNames } from '@manzil/contracts/listings/place';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A place and the names by which search texts and feeds refer to it. */
@Entity({ name: 'place' })
export class PlaceEntity {
  @PrimaryColumn({ type: 'text' })
  name!: string;

  @Column({ name: 'name_ar', type: 'text' })
  nameAr!: string;

  @Column({ type: 'jsonb' })
  aliases!: string[];

  /** Empty if unknown; for an emirate, the emirate itself. */
  @Column({ type: 'text', default: '' })
  emirate!: string;

  /** The aliases that also name a part of the place, or another one: they resolve searches, but no listing. */
  @Column({ name: 'search_only', type: 'jsonb', default: [] })
  searchOnly!: string[];

  /** Introduction of the place page; when empty, the page generates a text from its statistics. */
  @Column({ name: 'text_buy', type: 'text', default: '' })
  textBuy!: string;

  @Column({ name: 'text_rent', type: 'text', default: '' })
  textRent!: string;

  /** Introductions of the pages per property type; types without a text are left out. */
  @Column({ name: 'type_texts', type: 'jsonb', default: [] })
  typeTexts!: PlaceNames['typeTexts'];

  /** Incremented with every save; 0 as delivered. */
  @Column({ type: 'integer', default: 0 })
  version!: number;

  @Column({ name: 'updated_by', type: 'text', nullable: true })
  updatedBy!: string | null;

  @Column({ name: 'updated_at', type: 'timestamptz', nullable: true })
  updatedAt!: Date | null;
}
