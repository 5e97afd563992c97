import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The copy of a remote photo that media has reported. */
@Entity({ name: 'fetched_photo' })
export class FetchedPhotoEntity {
  @PrimaryColumn({ type: 'text' })
  url!: string;

  /** The name below /uploads; null when media does not have it any more. */
  @Column({ type: 'text', nullable: true })
  filename!: string | null;

  /** True when the picture is not a photo; listings leave it out. */
  @Column({ name: 'is_no_photo', type: 'boolean', default: false })
  isNoPhoto!: boolean;

  /** The version in the event; TypeORM returns bigint as text. */
  @Column({ type: 'bigint' })
  version!: string;
}
