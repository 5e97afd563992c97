import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * That a record uses an asset. By stem and without a foreign key: a record may name a variant, and may say so
 * before the asset is stored or after it was lost.
 */
@Entity({ name: 'asset_claim' })
export class AssetClaimEntity {
  @PrimaryColumn({ type: 'text' })
  stem!: string;

  @PrimaryColumn({ type: 'text' })
  owner!: string;

  /** Of the record when it last named the asset; bigint comes as text. */
  @Column({ type: 'bigint', default: 0 })
  version!: string;
}
