import { categorySlug } from '@manzil/contracts/content/category-slug';
import type { BlogPostSummary } from '@manzil/contracts/content/collections';
import { EmptyNote } from '../../components/empty-note';
import { PageHead } from '../../components/page-head';
import { PostCard } from '../../components/post-card';
import { Seo } from '../../components/seo';
import { SmartLink } from '../../components/smart-link';
import { texts } from '../../lib/texts';
import grid from '../../components/listing-grid.module.css';
import css from './content.module.css';

interface BlogPageProps {
  posts: BlogPostSummary[];
  /** Path of the category below /blog/category; without one all posts are shown. */
  category?: string;
}

/** All posts, or those of one category; each category is a page of its own. */
export function BlogPage({ posts, category }: BlogPageProps) {
  const { blog, blogDescription } = texts.pages;
  const categories = categoriesOf(posts);
  const chosen = category === undefined ? undefined : categories.get(category);
  const shown =
    category === undefined ? posts : posts.filter((post) => categorySlug(post.category) === category);
  const title = chosen === undefined ? blog : texts.blog.categoryTitle(chosen);
  return (
    <>
      <Seo
        title={title}
        description={chosen === undefined ? blogDescription : texts.blog.categoryDescription(chosen)}
        path={category === undefined ? '/blog' : `/blog/category/${category}`}
        image={shown[0]?.image ?? undefined}
      />
      <PageHead title={title} text={chosen === undefined ? blogDescription : undefined} />
      <div className={`container ${css.page ?? ''}`}>
        {categories.size > 1 && (
          <nav className={css.categories} aria-label={texts.blog.categories}>
            <ul>
              {[['', texts.blog.all] as const, ...categories].map(([slug, name]) => (
                <li key={slug}>
                  <SmartLink
                    to={slug === '' ? '/blog' : `/blog/category/${slug}`}
                    current={slug === (category ?? '')}
                  >
                    {name}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {shown.length === 0 ? (
          <EmptyNote />
        ) : (
          <div className={`${grid.grid ?? ''} ${grid.airy ?? ''}`}>
            {shown.map((post, index) => (
              <PostCard key={post.id} post={post} priority={index === 0} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

/** Names by path, in the order of the alphabet; of two names with one path the newest post's counts. */
function categoriesOf(posts: readonly BlogPostSummary[]): Map<string, string> {
  const named = new Map<string, string>();
  for (const { category } of posts) {
    const slug = categorySlug(category);
    if (slug !== '' && !named.has(slug)) named.set(slug, category);
  }
  return new Map([...named].sort(([, a], [, b]) => a.localeCompare(b, 'en')));
}
