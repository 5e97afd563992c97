import type { TranslationLanguage } from '@manzil/contracts/site-language';
import type { TranslatedKind } from '@manzil/contracts/content/translation';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredTexts } from './stored-texts.js';

/** The texts of a record in another language than English. */
@Entity({ name: 'content_translation' })
export class TranslationEntity {
  @PrimaryColumn({ type: 'text' })
  kind!: TranslatedKind;

  @PrimaryColumn({ name: 'entry_id', type: 'integer' })
  entryId!: number;

  @PrimaryColumn({ type: 'text' })
  language!: TranslationLanguage;

  /** Keyed by the path of the text in the record. */
  @Column({ type: 'jsonb' })
  texts!: StoredTexts;

  /** True when staff have marked the translation as ready for visitors. */
  @Column({ type: 'boolean' })
  ready!: boolean;

  /** Starts at 1 and grows by 1 with each save. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  /** Empty for seeded content. */
  @Column({ name: 'updated_by', type: 'text' })
  updatedBy!: string;
}
