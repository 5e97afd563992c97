import type { OmissibleKind } from '@manzil/contracts/content/translation';
import type { TranslationLanguage } from '@manzil/contracts/site-language';
import { Entity, PrimaryColumn } from 'typeorm';

/** A kind whose records are left out of a language until they are translated. */
@Entity({ name: 'omitted_kind' })
export class OmittedKindEntity {
  @PrimaryColumn({ type: 'text' })
  kind!: OmissibleKind;

  @PrimaryColumn({ type: 'text' })
  language!: TranslationLanguage;
}
