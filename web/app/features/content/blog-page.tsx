import type { BlogPostSummary } from '@manzil/contracts/content/collections';
import { EmptyNote } from '../../components/empty-note';
import { PageHead } from '../../components/page-head';
import { PostCard } from '../../components/post-card';
import { Seo } from '../../components/seo';
import { texts } from '../../lib/texts';
import grid from '../../components/listing-grid.module.css';
import css from './content.module.css';

export function BlogPage({ posts }: { posts: BlogPostSummary[] }) {
  const { blog, blogDescription } = texts.pages;
  return (
    <>
      <Seo title={blog} description={blogDescription} path="/blog" image={posts[0]?.image ?? undefined} />
      <PageHead title={blog} text={blogDescription} />
      <div className={`container ${css.page ?? ''}`}>
        {posts.length === 0 ? (
          <EmptyNote />
        ) : (
          <div className={`${grid.grid ?? ''} ${grid.airy ?? ''}`}>
            {posts.map((post, index) => (
              <PostCard key={post.id} post={post} priority={index === 0} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}
