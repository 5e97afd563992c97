import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** A new-development (off-plan) project. Its rich texts are sanitised HTML. */
@Entity({ name: 'development' })
export class DevelopmentEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  position!: number;

  @Column({ type: 'text', unique: true })
  name!: string;

  @Column({ type: 'text' })
  location!: string;

  @Column({ name: 'developer_name', type: 'text' })
  developerName!: string;

  /** The lowest price in AED; null is on request. */
  @Column({ type: 'integer', nullable: true })
  price!: number | null;

  @Column({ name: 'banner_image', type: 'text' })
  bannerImage!: string;

  @Column({ name: 'floor_plan', type: 'text', nullable: true })
  floorPlan!: string | null;

  @Column({ type: 'text', nullable: true })
  brochure!: string | null;

  @Column({ type: 'text' })
  completion!: string;

  /** Empty without a permit. */
  @Column({ name: 'permit_number', type: 'text', default: '' })
  permitNumber!: string;

  @Column({ name: 'video_url', type: 'text', nullable: true })
  videoUrl!: string | null;

  @Column({ name: 'map_url', type: 'text', nullable: true })
  mapUrl!: string | null;

  @Column({ type: 'text' })
  description!: string;

  @Column({ name: 'payment_plan', type: 'text' })
  paymentPlan!: string;

  @Column({ type: 'text' })
  facilities!: string;

  @Column({ name: 'key_features', type: 'text' })
  keyFeatures!: string;

  @Column({ type: 'text', unique: true })
  pagelink!: string;

  @Column({ type: 'boolean' })
  live!: boolean;

  /** Increases by one with every change of the project or its gallery. */
  @Column({ type: 'integer', default: 1 })
  version!: number;

  /** Changes together with `version`. */
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  /** The member who made this version; empty for the demo projects, and when the request did not name one. */
  @Column({ name: 'updated_by', type: 'text', default: '' })
  updatedBy!: string;
}
