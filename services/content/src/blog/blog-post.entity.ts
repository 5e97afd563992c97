import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'blog_post' })
export class BlogPostEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  title!: string;

  /** Path below /blog. */
  @Column({ type: 'text', unique: true })
  slug!: string;

  @Column({ type: 'text' })
  excerpt!: string;

  /** Sanitised HTML. */
  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'text', nullable: true })
  image!: string | null;

  /** ISO 8601 date. */
  @Column({ type: 'date' })
  date!: string;
}
