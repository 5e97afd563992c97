import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'testimonial' })
export class TestimonialEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  review!: string;

  /** 1 to 5. */
  @Column({ type: 'smallint' })
  stars!: number;
}
