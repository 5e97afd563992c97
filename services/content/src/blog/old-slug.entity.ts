import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that a post had before; it leads to the one it has now. */
@Entity({ name: 'blog_post_old_slug' })
export class OldSlugEntity {
  @PrimaryColumn({ type: 'text' })
  slug!: string;

  @Column({ name: 'post_id', type: 'integer' })
  postId!: number;
}
