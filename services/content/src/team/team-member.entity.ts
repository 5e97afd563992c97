import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'team_member' })
export class TeamMemberEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  designation!: string;

  @Column({ type: 'text' })
  photo!: string;

  @Column({ type: 'integer' })
  position!: number;
}
