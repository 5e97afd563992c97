import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'development_image' })
export class DevelopmentImageEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ name: 'development_id', type: 'integer' })
  developmentId!: number;

  @Column({ type: 'integer' })
  position!: number;

  @Column({ type: 'text' })
  url!: string;
}
