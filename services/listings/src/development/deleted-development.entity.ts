import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A project in the recycle bin. It keeps its number, its versions and the claims on its files. */
@Entity({ name: 'deleted_development' })
export class DeletedDevelopmentEntity {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  pagelink!: string;

  /** The row of the project, by the properties of its entity. */
  @Column({ type: 'jsonb' })
  record!: object;

  /** The files of its gallery, in their order. */
  @Column({ type: 'jsonb' })
  images!: string[];

  @Column({ name: 'former_links', type: 'jsonb' })
  formerLinks!: string[];

  @Column({ name: 'deleted_at', type: 'timestamptz' })
  deletedAt!: Date;

  @Column({ name: 'deleted_by', type: 'text' })
  deletedBy!: string;
}
