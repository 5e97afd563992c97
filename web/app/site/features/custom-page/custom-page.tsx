import type { ReactNode } from 'react';
import type { CustomPage as Page } from '@manzil/contracts/http/wire/page-rows';
import { Seo } from '../../components/seo';
import { languageOf } from '../../../shared/lib/text-language';
import { useTexts } from '../../../shared/lib/texts';
import { plainText } from '../../../shared/lib/plain-text';
import type { LiveBlock, LivePart } from './live/live-block';
import { ScopedHtml } from './scoped-html';

const LONGEST_DESCRIPTION = 160;

interface CustomPageProps {
  page: Page;
  live: readonly LiveBlock[];
  part: (part: LivePart) => ReactNode;
}

/** A page that staff made. Its title is the heading if the page has none of its own. */
export function CustomPage({ page, live, part }: CustomPageProps) {
  const texts = useTexts();
  const { title, seoTitle, metaDescription, keywords, linkAddress, html, css } = page;
  const description = metaDescription === '' ? plainText(html, LONGEST_DESCRIPTION) : metaDescription;
  return (
    <>
      <Seo title={seoTitle === '' ? title : seoTitle} description={description} path={`/${linkAddress}`} />
      {keywords !== '' && <meta name="keywords" content={keywords} />}
      {!/<h1[\s>]/i.test(html) && <h1 className="visually-hidden">{title}</h1>}
      <div {...languageOf(texts, page.language)}>
        <ScopedHtml key={linkAddress} html={html} css={css} live={live} part={part} />
      </div>
    </>
  );
}
