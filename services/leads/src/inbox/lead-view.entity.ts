import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Filters and order that staff have saved. Names are unique, ignoring case. */
@Entity('lead_view')
export class LeadViewEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  query!: string;

  @Column({ name: 'made_by', type: 'text', nullable: true })
  madeBy!: string | null;
}
