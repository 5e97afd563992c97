import { inLanguage, LOCALES, SOURCE_LANGUAGE, type Language } from '@manzil/contracts/site-language';
import { SHARE_SIZE, shareUrl } from '@manzil/contracts/media/variants';
import { useSite } from '../../shared/lib/use-site';
import { defaultShareImage, useTitleSuffix } from '../../shared/lib/site-defaults';
import { usePageLanguages } from '../../shared/lib/page-languages';
import { useTexts } from '../../shared/lib/texts';

interface SeoProps {
  title: string;
  /** An empty one is replaced by the description of the site. */
  description: string;
  /** Canonical path and query of this page. */
  path: string;
  /** Site path or absolute URL of the picture that represents the page. */
  image?: string | undefined;
  type?: 'website' | 'article';
  /** False keeps the page out of search engines. */
  index?: boolean;
  previous?: string | undefined;
  next?: string | undefined;
}

/** Title, description, canonical address and what previews show of a page; React lifts them into the head. */
export function Seo({
  title,
  description: ownDescription,
  path,
  image,
  type = 'website',
  index = true,
  ...more
}: SeoProps) {
  const texts = useTexts();
  const site = useSite();
  const languages = usePageLanguages();
  const suffix = useTitleSuffix();
  const origin = site?.publicUrl ?? '';
  const description = ownDescription || (site?.settings.description ?? '');
  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address);
  const pageIn = (language: Language, address: string) => absolute(inLanguage(language, address));
  const own = (address: string) => pageIn(texts.language, address);
  const fullTitle = title.includes(suffix) ? title : texts.titles.page({ title, site: suffix });
  const share = image === undefined ? defaultShareImage(site) : shareUrl(image);
  const picture = absolute(share);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={own(path)} />
      <link rel="alternate" type="text/markdown" href={own(path)} />
      {index &&
        languages?.map((each) => (
          <link key={each} rel="alternate" hrefLang={each} href={pageIn(each, path)} />
        ))}
      {index && languages !== undefined && (
        <link rel="alternate" hrefLang="x-default" href={pageIn(SOURCE_LANGUAGE, path)} />
      )}
      {!index && <meta name="robots" content="noindex, follow" />}
      {more.previous !== undefined && <link rel="prev" href={own(more.previous)} />}
      {more.next !== undefined && <link rel="next" href={own(more.next)} />}
      <meta property="og:site_name" content={texts.site.name} />
      <meta property="og:locale" content={LOCALES[texts.language].openGraph} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={own(path)} />
      <meta property="og:image" content={picture} />
      {share !== image && (
        <>
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
          <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}
