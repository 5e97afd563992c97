import { Column, Entity } from 'typeorm';
import { PublishableEntity } from '../editing/publishable.entity.js';

@Entity({ name: 'testimonial' })
export class TestimonialEntity extends PublishableEntity {
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  review!: string;

  /** 1 to 5. */
  @Column({ type: 'smallint' })
  stars!: number;
}
