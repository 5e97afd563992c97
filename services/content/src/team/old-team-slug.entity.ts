import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A former slug of a member of the team, which redirects to the current one. */
@Entity({ name: 'team_member_old_slug' })
export class OldTeamSlugEntity {
  @PrimaryColumn({ type: 'text' })
  slug!: string;

  @Column({ name: 'member_id', type: 'integer' })
  memberId!: number;
}
