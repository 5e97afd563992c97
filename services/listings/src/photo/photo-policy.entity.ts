import { Entity, PrimaryColumn } from 'typeorm';

/** How the photos of the whole catalogue were last told to media: one row, or none before the first time. */
@Entity({ name: 'photo_policy' })
export class PhotoPolicyEntity {
  @PrimaryColumn({ type: 'text' })
  policy!: 'fetch' | 'link';
}
