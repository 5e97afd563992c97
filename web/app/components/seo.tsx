import { useSite } from '../lib/use-site';
import { texts } from '../lib/texts';

interface SeoProps {
  title: string;
  description: string;
  /** Path and query this page should be known by. */
  path: string;
  /** Site path or absolute URL of the picture that stands for the page. */
  image?: string | undefined;
  type?: 'website' | 'article';
  /** False keeps the page out of search engines. */
  index?: boolean;
  previous?: string | undefined;
  next?: string | undefined;
}

/** Title, description, canonical address and Open Graph of a page; React lifts them into the head. */
export function Seo({ title, description, path, image, type = 'website', index = true, ...more }: SeoProps) {
  const origin = useSite()?.publicUrl ?? '';
  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address);
  const fullTitle = title.includes(texts.site.name) ? title : `${title} | ${texts.site.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {index ? <link rel="canonical" href={absolute(path)} /> : <meta name="robots" content="noindex" />}
      {more.previous !== undefined && <link rel="prev" href={absolute(more.previous)} />}
      {more.next !== undefined && <link rel="next" href={absolute(more.next)} />}
      <meta property="og:site_name" content={texts.site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absolute(path)} />
      {image !== undefined && <meta property="og:image" content={absolute(image)} />}
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
    </>
  );
}
