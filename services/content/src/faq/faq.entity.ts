import { Column, Entity } from 'typeorm';
import { PublishableEntity } from '../editing/publishable.entity.js';

@Entity({ name: 'faq' })
export class FaqEntity extends PublishableEntity {
  @Column({ type: 'text' })
  question!: string;

  @Column({ type: 'text' })
  answer!: string;
}
