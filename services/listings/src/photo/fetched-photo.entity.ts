import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What media has of a photo elsewhere, as its facts tell. */
@Entity({ name: 'fetched_photo' })
export class FetchedPhotoEntity {
  @PrimaryColumn({ type: 'text' })
  url!: string;

  /** Name below /uploads; null when media does not have it any more. */
  @Column({ type: 'text', nullable: true })
  filename!: string | null;

  /** Of the fact; bigint comes as text. */
  @Column({ type: 'bigint' })
  version!: string;
}
