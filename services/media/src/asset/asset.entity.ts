import type { Asset } from '@manzil/contracts/media/asset';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A stored file. A row is committed only after its file is in place, so every row has its file. */
@Entity({ name: 'asset' })
export class AssetEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The file name without its extension, which the names of variants begin with. */
  @Column({ type: 'text', unique: true })
  stem!: string;

  @Column({ type: 'text', unique: true })
  filename!: string;

  @Column({ type: 'text' })
  kind!: Asset['kind'];

  @Column({ name: 'content_type', type: 'text' })
  contentType!: string;

  /** Bytes. */
  @Column({ type: 'integer' })
  size!: number;

  /** SHA-256 of the stored bytes, hex. */
  @Column({ type: 'text' })
  sha256!: string;

  /** Pixels; null for documents, like the height. */
  @Column({ type: 'integer', nullable: true })
  width!: number | null;

  @Column({ type: 'integer', nullable: true })
  height!: number | null;

  /** Name of the uploaded file, for display only. */
  @Column({ name: 'original_name', type: 'text' })
  originalName!: string;

  /** Alternative text of a picture, written by staff. */
  @Column({ type: 'text', default: '' })
  alt!: string;

  /** `feed`: not uploaded by a member. Unused files of staff are kept much longer. */
  @Column({ type: 'text', default: 'staff' })
  origin!: 'staff' | 'feed';

  /** Search terms entered by staff, in lower case. */
  @Column({ type: 'text', array: true, default: [] })
  tags!: string[];

  /** Kept permanently, even if unused. */
  @Column({ type: 'boolean', default: false })
  kept!: boolean;

  /** Time at which the library announced the removal of the unused file; null before. */
  @Column({ name: 'removal_announced_at', type: 'timestamptz', nullable: true })
  removalAnnouncedAt!: Date | null;

  /** Time since which no record uses the asset; null while one does. */
  @Column({ name: 'unclaimed_since', type: 'timestamptz', nullable: true, default: () => 'now()' })
  unclaimedSince!: Date | null;

  /** Set while the file is in the recycle bin: its files are kept, but only the recycle bin finds it. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  /** Name of the member who deleted it; empty when the system did. */
  @Column({ name: 'deleted_by', type: 'text', nullable: true })
  deletedBy!: string | null;

  /** Set while the asset is being removed; only the removal still finds it. */
  @Column({ name: 'deleting_at', type: 'timestamptz', nullable: true })
  deletingAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
