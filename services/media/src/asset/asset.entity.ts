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

  /** `feed`: no member has uploaded it. Files of staff stay much longer without a use. */
  @Column({ type: 'text', default: 'staff' })
  origin!: 'staff' | 'feed';

  /** Words that staff find it by, in small letters. */
  @Column({ type: 'text', array: true, default: [] })
  tags!: string[];

  /** Stays for good although nothing uses it. */
  @Column({ type: 'boolean', default: false })
  kept!: boolean;

  /** The time since which the library has announced the removal of the unused file; null before. */
  @Column({ name: 'removal_announced_at', type: 'timestamptz', nullable: true })
  removalAnnouncedAt!: Date | null;

  /** Time since which no record uses the asset; null while one does. */
  @Column({ name: 'unclaimed_since', type: 'timestamptz', nullable: true, default: () => 'now()' })
  unclaimedSince!: Date | null;

  /** Set while the file is in the recycle bin, where its files stay and only the recycle bin finds them. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  /** Name of the member who deleted it; empty for an act of the system. */
  @Column({ name: 'deleted_by', type: 'text', nullable: true })
  deletedBy!: string | null;

  /** Set while the asset is being removed; only the removal still finds it. */
  @Column({ name: 'deleting_at', type: 'timestamptz', nullable: true })
  deletingAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
