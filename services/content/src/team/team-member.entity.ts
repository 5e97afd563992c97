import { Column, Entity } from 'typeorm';
import { PublishableEntity } from '../editing/publishable.entity.js';

@Entity({ name: 'team_member' })
export class TeamMemberEntity extends PublishableEntity {
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  designation!: string;

  @Column({ type: 'text' })
  photo!: string;

  /** Horizontal position of the point of the photo that stays visible when it is cropped, in per cent from the left. */
  @Column({ name: 'focal_x', type: 'smallint' })
  focalX!: number;

  /** Its vertical position, in per cent from the top. */
  @Column({ name: 'focal_y', type: 'smallint' })
  focalY!: number;

  /** Path below /meetmyteam; unique among the members that are not deleted. */
  @Column({ type: 'text', default: () => "'adviser-' || substr(gen_random_uuid()::text, 1, 8)" })
  slug!: string;

  @Column({ type: 'text', default: '' })
  brn!: string;

  @Column({ type: 'jsonb', default: [] })
  languages!: string[];

  @Column({ type: 'jsonb', default: [] })
  areas!: string[];

  @Column({ type: 'text', default: '' })
  phone!: string;

  @Column({ type: 'text', default: '' })
  whatsapp!: string;

  @Column({ type: 'text', default: '' })
  about!: string;

  /** For staff only, like the next two columns. */
  @Column({ type: 'text', default: '' })
  email!: string;

  @Column({ name: 'brn_expires', type: 'date', nullable: true })
  brnExpires!: string | null;

  @Column({ type: 'boolean', default: true })
  advises!: boolean;
}
