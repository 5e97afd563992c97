import { Entity, PrimaryColumn } from 'typeorm';

/** The policy that was last applied to the whole catalogue: one row, or none before the first time. */
@Entity({ name: 'photo_policy' })
export class PhotoPolicyEntity {
  @PrimaryColumn({ type: 'text' })
  policy!: 'fetch' | 'link';
}
