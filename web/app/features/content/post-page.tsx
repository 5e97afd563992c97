import type { BlogPost, BlogPostSummary } from '@manzil/contracts/content/collections';
import { Breadcrumb, breadcrumbJsonLd } from '../../components/breadcrumb';
import { JsonLd } from '../../components/json-ld';
import { PostCard } from '../../components/post-card';
import { FramedPhoto } from '../../components/framed-photo';
import { RichText } from '../../components/rich-text';
import { Section } from '../../components/section';
import { Seo } from '../../components/seo';
import { formatDate } from '../../lib/format';
import { texts } from '../../lib/texts';
import { useSite } from '../../lib/use-site';
import grid from '../../components/listing-grid.module.css';
import css from './content.module.css';

export function PostPage({ post, others }: { post: BlogPost; others: BlogPostSummary[] }) {
  const origin = useSite()?.publicUrl ?? '';
  const path = `/blog/${post.slug}`;
  const crumbs = [
    { title: texts.errors.homeLink, to: '/' },
    { title: texts.pages.blog, to: '/blog' },
    { title: post.title, to: path },
  ];
  return (
    <>
      <Seo
        title={post.title}
        description={post.excerpt}
        path={path}
        image={post.image ?? undefined}
        type="article"
      />
      <JsonLd data={breadcrumbJsonLd(crumbs, origin)} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: post.title,
          description: post.excerpt,
          datePublished: post.date,
          ...(post.image !== null && {
            image: post.image.startsWith('/') ? origin + post.image : post.image,
          }),
          author: { '@type': 'Organization', name: texts.site.name, url: origin },
          publisher: { '@type': 'RealEstateAgent', name: texts.site.name, url: origin },
          mainEntityOfPage: origin + path,
        }}
      />
      <article className={`container ${css.article ?? ''}`}>
        <Breadcrumb crumbs={crumbs} />
        <h1>{post.title}</h1>
        <p className={css.date}>
          <time dateTime={post.date}>{formatDate(post.date)}</time>
        </p>
        <FramedPhoto
          photo={post.image}
          sizes="(min-resolution: 1.5dppx) min(100vw, 600px), min(100vw, 832px)"
          width={1200}
          height={675}
          priority
          className={css.lead}
        />
        <RichText html={post.content} />
      </article>
      {others.length > 0 && (
        <Section tone="sand" title={texts.pages.morePosts} more={{ to: '/blog', label: texts.home.postsAll }}>
          <div className={`${grid.three ?? ''} ${grid.airy ?? ''}`}>
            {others.map((other) => (
              <PostCard key={other.id} post={other} headingLevel="h3" />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
