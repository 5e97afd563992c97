import { Column, Entity } from 'typeorm';
import { PlacedEntity } from '../editing/stamped.entity.js';

@Entity({ name: 'team_member' })
export class TeamMemberEntity extends PlacedEntity {
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  designation!: string;

  @Column({ type: 'text' })
  photo!: string;

  /** The point of the photo that stays in sight, in per cent from the left ... */
  @Column({ name: 'focal_x', type: 'smallint' })
  focalX!: number;

  /** ... and from the top. */
  @Column({ name: 'focal_y', type: 'smallint' })
  focalY!: number;
}
