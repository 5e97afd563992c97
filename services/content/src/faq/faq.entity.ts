import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'faq' })
export class FaqEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  question!: string;

  @Column({ type: 'text' })
  answer!: string;

  @Column({ type: 'integer' })
  position!: number;
}
