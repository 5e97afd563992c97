import { Link } from 'react-router';
import type { BlogPostSummary } from '@manzil/contracts/content/collections';
import { ResponsiveImage } from './responsive-image';
import { languageOf } from '../../shared/lib/text-language';
import { useTexts } from '../../shared/lib/texts';
import css from './post-card.module.css';

interface PostCardProps {
  post: BlogPostSummary;
  headingLevel?: 'h2' | 'h3';
  priority?: boolean;
}

/** One blog post in a list; the whole card is its link. */
export function PostCard({ post, headingLevel, priority = false }: PostCardProps) {
  const texts = useTexts();
  const Heading = headingLevel ?? 'h2';
  return (
    <article className={css.card}>
      <div className={css.frame}>
        {post.image !== null && (
          <ResponsiveImage
            src={post.image}
            alt=""
            sizes="(min-width: 1027px) 410px, (min-width: 640px) 46vw, calc(100vw - 2rem)"
            width={600}
            height={400}
            priority={priority}
            className={css.image}
          />
        )}
      </div>
      <p className={css.date}>
        <time dateTime={post.date}>{texts.format.date(post.date)}</time>
      </p>
      <Heading className={css.title} {...languageOf(texts, post.language)}>
        <Link to={`/blog/${post.slug}`} prefetch="intent" viewTransition>
          {post.title}
        </Link>
      </Heading>
      <p className={css.excerpt} {...languageOf(texts, post.language)}>
        {post.excerpt}
      </p>
    </article>
  );
}
