import type { EditableMailKind, MailTexts } from '@manzil/contracts/leads/mail-texts';
import type { Language } from '@manzil/contracts/site-language';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of the texts of a kind of mail in a language; the highest number applies. */
@Entity({ name: 'mail_text' })
export class MailTextEntity {
  @PrimaryColumn({ type: 'text' })
  kind!: EditableMailKind;

  @PrimaryColumn({ type: 'text', default: 'en' })
  language!: Language;

  @PrimaryColumn({ type: 'integer' })
  version!: number;

  /** Null for the standard text. */
  @Column({ type: 'jsonb', nullable: true })
  texts!: MailTexts | null;

  @Column({ name: 'saved_by', type: 'text' })
  savedBy!: string;

  @Column({ name: 'saved_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  savedAt!: Date;
}
