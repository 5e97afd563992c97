import { Column } from 'typeorm';
import { PlacedEntity } from './stamped.entity.js';

/** An entry that visitors see only while it is live. */
export abstract class PublishableEntity extends PlacedEntity {
  @Column({ type: 'boolean', default: true })
  live!: boolean;
}
