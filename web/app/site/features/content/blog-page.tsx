import { EmptyNote } from '../../components/empty-note';
import { numberedTitle } from '../../lib/numbered-title';
import { PageHead } from '../../components/page-head';
import { Pagination } from '../../components/pagination';
import { PostCard } from '../../components/post-card';
import { Seo } from '../../components/seo';
import { SmartLink } from '../../components/smart-link';
import { blogHref } from './blog-part';
import type { Blog } from './load-blog.server';
import { TermName } from './term-name';
import { useTexts, type Texts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import blogTexts from '../../../texts/en/on-demand/blog';
import grid from '../../components/listing-grid.module.css';
import css from './content.module.css';

/** One page of the posts: of all, of one category, one tag or one author; each of these is a list of its own. */
export function BlogPage({ blog }: { blog: Blog }) {
  const texts = useTexts();
  const words = onDemandTexts(blogTexts, texts);
  const { part, posts, categories, tags, chosen, terms, page, pageCount } = blog;
  const { title, description } = wordsOf(texts, part.by, terms?.[chosen ?? ''] ?? chosen ?? '');
  const hrefOf = (wanted: number) => blogHref(part, wanted);
  return (
    <>
      <Seo
        title={numberedTitle(texts, { title, page, pageCount })}
        description={description}
        path={hrefOf(page)}
        image={posts[0]?.image ?? undefined}
        previous={page > 1 ? hrefOf(page - 1) : undefined}
        next={page < pageCount ? hrefOf(page + 1) : undefined}
      />
      <PageHead title={title} text={part.by === 'all' ? description : undefined} />
      <div className={`container ${css.page ?? ''}`}>
        {categories.length > 1 && (
          <BlogFilters label={words.categories} by="category" names={categories} terms={terms} part={part} />
        )}
        {tags.length > 0 && (
          <BlogFilters label={words.tags} by="tag" names={tags} terms={terms} part={part} />
        )}
        {posts.length === 0 ? (
          <EmptyNote />
        ) : (
          <div className={`${grid.grid ?? ''} ${grid.airy ?? ''}`}>
            {posts.map((post, index) => (
              <PostCard key={post.id} post={post} priority={index === 0} />
            ))}
          </div>
        )}
        <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
      </div>
    </>
  );
}

interface BlogFiltersProps {
  label: string;
  by: 'category' | 'tag';
  names: Blog['tags'];
  terms: Blog['terms'];
  part: Blog['part'];
}

/** Links to the posts of each category or tag. */
const BlogFilters = ({ label, by, names, terms, part }: BlogFiltersProps) => {
  const words = onDemandTexts(blogTexts, useTexts());
  return (
    <nav className={css.categories} aria-label={label}>
      <ul>
        {by === 'category' && (
          <li>
            <SmartLink to="/blog" current={part.by === 'all'}>
              {words.all}
            </SmartLink>
          </li>
        )}
        {names.map(({ slug, name }) => (
          <li key={slug}>
            <SmartLink to={blogHref({ by, slug })} current={part.by === by && part.slug === slug}>
              <TermName name={name} terms={terms} />
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

function wordsOf(
  texts: Texts,
  by: Blog['part']['by'],
  chosen: string,
): { title: string; description: string } {
  const { blog, blogDescription } = texts.pages;
  if (by === 'category')
    return {
      title: onDemandTexts(blogTexts, texts).categoryTitle({ category: chosen }),
      description: onDemandTexts(blogTexts, texts).categoryDescription({ category: chosen.toLowerCase() }),
    };
  if (by === 'tag')
    return {
      title: onDemandTexts(blogTexts, texts).tagTitle({ tag: chosen }),
      description: onDemandTexts(blogTexts, texts).tagDescription({ tag: chosen }),
    };
  if (by === 'author')
    return {
      title: onDemandTexts(blogTexts, texts).authorTitle({ author: chosen }),
      description: onDemandTexts(blogTexts, texts).authorDescription({ author: chosen }),
    };
  return { title: blog, description: blogDescription };
}
