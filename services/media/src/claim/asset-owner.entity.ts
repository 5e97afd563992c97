import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A record of some service that uses assets. Kept after it has let go of all, so that a late fact is told. */
@Entity({ name: 'asset_owner' })
export class AssetOwnerEntity {
  @PrimaryColumn({ type: 'text' })
  owner!: string;

  @Column({ type: 'text' })
  label!: string;

  /** Of the last fact that was followed; bigint comes as text. */
  @Column({ type: 'bigint' })
  version!: string;

  /** Numbers of the parts of that version that were followed. */
  @Column({ type: 'int', array: true, name: 'parts_followed', default: [] })
  partsFollowed!: number[];
}
