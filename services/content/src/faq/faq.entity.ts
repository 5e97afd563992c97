import { Column, Entity } from 'typeorm';
import { PlacedEntity } from '../editing/stamped.entity.js';

@Entity({ name: 'faq' })
export class FaqEntity extends PlacedEntity {
  @Column({ type: 'text' })
  question!: string;

  @Column({ type: 'text' })
  answer!: string;
}
