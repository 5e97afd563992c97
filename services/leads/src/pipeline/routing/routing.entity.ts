import type { Routing } from '@manzil/contracts/leads/routing';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Turns } from './route-lead.js';

/** The rules by which new leads are assigned: one row. */
@Entity({ name: 'routing' })
export class RoutingEntity {
  @PrimaryColumn({ type: 'boolean', default: true })
  single!: boolean;

  @Column({ type: 'jsonb' })
  rules!: Routing;

  @Column({ name: 'is_on', type: 'boolean' })
  isOn!: boolean;

  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'jsonb', default: () => "'{}'" })
  turns!: Turns;
}
