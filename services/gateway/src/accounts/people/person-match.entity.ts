import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A decision about whose record an email of listings or a team card is. */
@Entity('person_match')
export class PersonMatch {
  /** Email in lower case, or `card-<id>`. */
  @PrimaryColumn({ type: 'text' })
  subject!: string;

  /** `member-<uuid>` or `card-<id>`; null: of none of the persons. */
  @Column({ type: 'text', nullable: true })
  person!: string | null;
}
