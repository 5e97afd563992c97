import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A former pagelink of a project that nothing else has taken since; it redirects to the project. */
@Entity({ name: 'development_former_link' })
export class DevelopmentFormerLinkEntity {
  @PrimaryColumn({ type: 'text' })
  pagelink!: string;

  @Column({ name: 'development_id', type: 'integer' })
  developmentId!: number;
}
