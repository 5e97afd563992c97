import type { Footer } from '@manzil/contracts/content/collections';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { StampedEntity } from '../editing/stamped.entity.js';

/** The single row with the footer of every page. */
@Entity({ name: 'footer' })
export class FooterEntity extends StampedEntity {
  @PrimaryColumn({ name: 'only_row', type: 'boolean' })
  onlyRow!: true;

  @Column({ type: 'text' })
  about!: string;

  @Column({ type: 'text' })
  address!: string;

  @Column({ type: 'text' })
  phone!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  licence!: string;

  @Column({ type: 'jsonb' })
  columns!: Footer['columns'];

  @Column({ type: 'jsonb' })
  social!: Footer['social'];

  @Column({ type: 'text' })
  copyright!: string;
}
