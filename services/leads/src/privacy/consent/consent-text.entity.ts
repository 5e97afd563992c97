import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of a document that visitors agreed to. Rows are added and never changed. */
@Entity({ name: 'consent_text' })
export class ConsentTextEntity {
  /** SHA-256 of the text, in hexadecimal digits. */
  @PrimaryColumn({ type: 'text' })
  hash!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
