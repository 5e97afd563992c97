import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The heading above the list of new developments, in one row. */
@Entity({ name: 'development_heading' })
export class DevelopmentHeadingEntity {
  @PrimaryColumn({ type: 'smallint' })
  id!: number;

  @Column({ type: 'text' })
  text!: string;
}

export const HEADING_ID = 1;
