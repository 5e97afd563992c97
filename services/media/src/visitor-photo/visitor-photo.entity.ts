import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A photo that a visitor sent with an enquiry. It is no asset: the library does not show it and no public URL leads to it. */
@Entity({ name: 'visitor_photo' })
export class VisitorPhotoEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The lead that it belongs to; null until leads has stored one. */
  @Column({ name: 'lead_id', type: 'uuid', nullable: true })
  leadId!: string | null;

  /** WebP */
  @Column({ type: 'bytea', select: false })
  bytes!: Buffer;

  @CreateDateColumn({ name: 'received_at', type: 'timestamptz' })
  receivedAt!: Date;
}
