import type { CustomPage as Page } from '@manzil/contracts/http/wire/page-rows';
import { Seo } from '../../components/seo';
import { plainText } from '../../lib/plain-text';
import { ScopedHtml } from './scoped-html';

const LONGEST_DESCRIPTION = 160;

/** A page that staff made. Its title stands for the heading where the page has none of its own. */
export function CustomPage({ page }: { page: Page }) {
  const { title, seoTitle, metaDescription, keywords, linkAddress, html, css } = page;
  const description = metaDescription === '' ? plainText(html, LONGEST_DESCRIPTION) : metaDescription;
  return (
    <>
      <Seo title={seoTitle === '' ? title : seoTitle} description={description} path={`/${linkAddress}`} />
      {keywords !== '' && <meta name="keywords" content={keywords} />}
      {!/<h1[\s>]/i.test(html) && <h1 className="visually-hidden">{title}</h1>}
      <ScopedHtml key={linkAddress} html={html} css={css} />
    </>
  );
}
