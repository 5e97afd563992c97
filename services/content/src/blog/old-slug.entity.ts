import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A former slug of a post, which redirects to the current one. */
@Entity({ name: 'blog_post_old_slug' })
export class OldSlugEntity {
  @PrimaryColumn({ type: 'text' })
  slug!: string;

  @Column({ name: 'post_id', type: 'integer' })
  postId!: number;
}
