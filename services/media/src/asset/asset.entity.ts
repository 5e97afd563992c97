import type { Asset } from '@manzil/contracts/media/asset';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A stored file. A row is committed only after its file is in place, so every row has its file. */
@Entity({ name: 'asset' })
export class AssetEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The file name without its extension; variants are found by it. */
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

  /** Of the stored bytes, hex. */
  @Column({ type: 'text' })
  sha256!: string;

  /** Pixels; null for documents, as is the height. */
  @Column({ type: 'integer', nullable: true })
  width!: number | null;

  @Column({ type: 'integer', nullable: true })
  height!: number | null;

  /** Display only. */
  @Column({ name: 'original_name', type: 'text' })
  originalName!: string;

  /** What a picture shows, in the words of staff. */
  @Column({ type: 'text', default: '' })
  alt!: string;

  /** Since when no record uses it; null while one does. */
  @Column({ name: 'unclaimed_since', type: 'timestamptz', nullable: true, default: () => 'now()' })
  unclaimedSince!: Date | null;

  /** Set: it is being deleted, and is to nobody but the one who does it. */
  @Column({ name: 'deleting_at', type: 'timestamptz', nullable: true })
  deletingAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
