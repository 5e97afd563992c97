import type { PlaceNames } from '@manzil/contracts/listings/place';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A place with the names by which search texts are understood. */
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

  /** Paragraphs that the page of the place begins with; empty is a text made of its figures. */
  @Column({ name: 'text_buy', type: 'text', default: '' })
  textBuy!: string;

  @Column({ name: 'text_rent', type: 'text', default: '' })
  textRent!: string;

  /** The same for the pages of one type; those without a text are left out. */
  @Column({ name: 'type_texts', type: 'jsonb', default: [] })
  typeTexts!: PlaceNames['typeTexts'];

  /** Increases by one with every save; 0 is as delivered. */
  @Column({ type: 'integer', default: 0 })
  version!: number;

  @Column({ name: 'updated_by', type: 'text', nullable: true })
  updatedBy!: string | null;

  @Column({ name: 'updated_at', type: 'timestamptz', nullable: true })
  updatedAt!: Date | null;
}
