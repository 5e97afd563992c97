import { Entity, PrimaryColumn } from 'typeorm';

/** States that a record shows a photo of another server. */
@Entity({ name: 'source_photo_use' })
export class SourcePhotoUseEntity {
  @PrimaryColumn({ type: 'text' })
  owner!: string;

  @PrimaryColumn({ type: 'text' })
  url!: string;
}
