import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * States that a record uses an asset. Refers to it by stem and without a foreign key, because a record may name a
 * variant, and may claim the asset before it is stored or after it was lost.
 */
@Entity({ name: 'asset_claim' })
export class AssetClaimEntity {
  @PrimaryColumn({ type: 'text' })
  stem!: string;

  @PrimaryColumn({ type: 'text' })
  owner!: string;

  /** Version of the record when it last named the asset; a bigint, which the driver returns as text. */
  @Column({ type: 'bigint', default: 0 })
  version!: string;
}
