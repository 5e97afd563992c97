import { Column, Entity } from 'typeorm';
import { PlacedEntity } from '../editing/stamped.entity.js';

@Entity({ name: 'testimonial' })
export class TestimonialEntity extends PlacedEntity {
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  review!: string;

  /** 1 to 5. */
  @Column({ type: 'smallint' })
  stars!: number;
}
