import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What media has of a photo elsewhere, as its facts tell. */
@Entity({ name: 'fetched_photo' })
export class FetchedPhotoEntity {
  @PrimaryColumn({ type: 'text' })
  url!: string;

  /** Name below /uploads. */
  @Column({ type: 'text' })
  filename!: string;

  /** Of the fact; bigint comes as text. */
  @Column({ type: 'bigint' })
  version!: string;
}
