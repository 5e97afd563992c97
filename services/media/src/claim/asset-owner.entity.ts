import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A record of some service that uses assets. Stays after its last claim, so that a late message is recognised as old. */
@Entity({ name: 'asset_owner' })
export class AssetOwnerEntity {
  @PrimaryColumn({ type: 'text' })
  owner!: string;

  @Column({ type: 'text' })
  label!: string;

  /** Version of the last message that was applied; a bigint, which the driver returns as text. */
  @Column({ type: 'bigint' })
  version!: string;

  /** Numbers of the parts of that version that were applied. */
  @Column({ type: 'int', array: true, name: 'parts_followed', default: [] })
  partsFollowed!: number[];
}
