import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A pagelink that a project once had and nothing else has taken since: it leads to the project. */
@Entity({ name: 'development_former_link' })
export class DevelopmentFormerLinkEntity {
  @PrimaryColumn({ type: 'text' })
  pagelink!: string;

  @Column({ name: 'development_id', type: 'integer' })
  developmentId!: number;
}
