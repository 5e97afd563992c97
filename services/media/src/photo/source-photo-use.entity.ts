import { Entity, PrimaryColumn } from 'typeorm';

/** That a record shows a photo elsewhere. */
@Entity({ name: 'source_photo_use' })
export class SourcePhotoUseEntity {
  @PrimaryColumn({ type: 'text' })
  owner!: string;

  @PrimaryColumn({ type: 'text' })
  url!: string;
}
