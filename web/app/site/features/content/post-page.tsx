import { languageOf, languageOfName } from '../../../shared/lib/text-language';
import { authorSlug, categorySlug, tagSlug } from '@manzil/contracts/content/category-slug';
import type { BlogPost, BlogPostSummary } from '@manzil/contracts/content/collections';
import type { ListingCard as ListingCardData } from '@manzil/contracts/listings/property';
import { Breadcrumb, breadcrumbJsonLd } from '../../components/breadcrumb';
import { THREE_IN_A_ROW } from '../../components/grid-sizes';
import { JsonLd } from '../../components/json-ld';
import { ListingCard } from '../../components/listing-card';
import { PostCard } from '../../components/post-card';
import { FramedPhoto } from '../../components/framed-photo';
import { Section } from '../../components/section';
import { Seo } from '../../components/seo';
import { SmartLink } from '../../components/smart-link';
import { searchOf, type Fit } from '../../lib/homes-that-fit';
import { readingMinutes } from '../../../shared/lib/reading-time';
import { listHref } from '../../../shared/lib/url-filters';
import { useSite } from '../../../shared/lib/use-site';
import { usePageUrl } from '../../../shared/lib/use-page-url';
import { blogHref } from './blog-part';
import { PostText } from './post-text';
import { TermName } from './term-name';
import { useTexts, type Texts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import blogTexts from '../../../texts/en/on-demand/blog';
import grid from '../../components/listing-grid.module.css';
import css from './content.module.css';

interface PostPageProps {
  post: BlogPost;
  /** Translations of categories and tags, by their English name. */
  terms: Record<string, string> | undefined;
  others: BlogPostSummary[];
  /** The author's own page, if they have one. */
  authorPath: string | undefined;
  /** Homes of its text that are on the market; undefined while they cannot be read. */
  cards: ListingCardData[] | undefined;
  /** Homes on the market below the post, with the list that shows more like them. */
  homes: { fit?: Fit | undefined; items: ListingCardData[] } | undefined;
}

export function PostPage({ post, terms, others, authorPath, cards, homes }: PostPageProps) {
  const texts = useTexts();
  const words = onDemandTexts(blogTexts, texts);
  const origin = useSite()?.publicUrl ?? '';
  const urlOf = usePageUrl();
  const path = `/blog/${post.slug}`;
  const description = post.seoDescription || post.excerpt;
  const image = post.socialImage ?? post.image;
  const slug = authorSlug(post.author);
  const writtenBy = authorPath ?? (slug === '' ? undefined : blogHref({ by: 'author', slug }));
  const author = <bdi {...languageOfName(texts, post.author)}>{post.author}</bdi>;
  const tags = post.tags.filter((tag) => tagSlug(tag) !== '');
  const crumbs = [
    { title: texts.errors.homeLink, to: '/' },
    { title: texts.pages.blog, to: '/blog' },
    { title: post.title, to: path },
  ];
  return (
    <>
      <Seo
        title={post.seoTitle || post.title}
        description={description}
        path={path}
        image={image ?? undefined}
        type="article"
      />
      <JsonLd data={breadcrumbJsonLd(crumbs, urlOf)} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: post.title,
          description,
          datePublished: post.date,
          ...(image !== null && { image: image.startsWith('/') ? origin + image : image }),
          author:
            post.author === ''
              ? { '@type': 'Organization', name: texts.site.name, url: origin }
              : {
                  '@type': 'Person',
                  name: post.author,
                  ...(authorPath !== undefined && { url: urlOf(authorPath) }),
                },
          ...(post.category !== '' && { articleSection: terms?.[post.category] ?? post.category }),
          ...(post.tags.length > 0 && { keywords: post.tags.map((tag) => terms?.[tag] ?? tag) }),
          publisher: { '@type': 'RealEstateAgent', name: texts.site.name, url: origin },
          mainEntityOfPage: urlOf(path),
        }}
      />
      <article className={`container ${css.article ?? ''}`}>
        <Breadcrumb crumbs={crumbs} />
        <h1 {...languageOf(texts, post.language)}>{post.title}</h1>
        <p className={`${css.date ?? ''} ${css.byline ?? ''}`}>
          {post.author !== '' && (
            <span>
              {words.by} {writtenBy === undefined ? author : <SmartLink to={writtenBy}>{author}</SmartLink>}
            </span>
          )}
          <time dateTime={post.date}>{texts.format.date(post.date)}</time>
          <span>{words.minutes({ minutes: readingMinutes(post.content) })}</span>
          {categorySlug(post.category) !== '' && (
            <SmartLink to={`/blog/category/${categorySlug(post.category)}`}>
              <TermName name={post.category} terms={terms} />
            </SmartLink>
          )}
        </p>
        <FramedPhoto
          photo={post.image}
          sizes="(min-resolution: 1.5dppx) min(100vw, 600px), min(100vw, 832px)"
          width={1200}
          height={675}
          priority
          className={css.lead}
        />
        <div {...languageOf(texts, post.language)}>
          <PostText title={post.title} html={post.content} cards={cards} />
        </div>
        {tags.length > 0 && (
          <nav className={css.categories} aria-label={words.tags}>
            <ul>
              {tags.map((tag) => (
                <li key={tag}>
                  <SmartLink to={blogHref({ by: 'tag', slug: tagSlug(tag) })}>
                    <TermName name={tag} terms={terms} />
                  </SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </article>
      {homes !== undefined && homes.items.length > 0 && (
        <Section
          title={words.homes}
          text={homes.fit && fitWords(texts, homes.fit)}
          more={
            homes.fit && {
              to: listHref(homes.fit.adType === 'sale' ? '/buy' : '/rent', searchOf(homes.fit)),
              label: words.homesAll,
            }
          }
        >
          <ul className={grid.grid}>
            {homes.items.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} sizes={THREE_IN_A_ROW} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
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

function fitWords(texts: Texts, { location, type }: Fit): string | undefined {
  if (location !== undefined)
    return onDemandTexts(blogTexts, texts).homesIn({ place: texts.placeName(location) });
  return type && onDemandTexts(blogTexts, texts).homesOf({ type: texts.units.types[type] });
}
