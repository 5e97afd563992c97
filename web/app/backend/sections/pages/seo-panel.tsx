import type { PageFields } from '@manzil/contracts/content/page';
import { plainText } from '../../../shared/lib/plain-text';
import type { Draft } from './use-page-draft';
import { AreaField, TextField } from '../../../shared/ui/field';
import { LengthMeter } from '../../kit/form/length-meter';
import {
  SEO_DESCRIPTION as DESCRIPTION,
  SEO_TITLE as TITLE,
  SearchResult,
} from '../../kit/form/search-result';
import styles from './seo-panel.module.css';

/** The texts for search engines, with a preview of the search result. */
export function SeoPanel({ draft: { values, set, issueOf } }: { draft: Draft<PageFields> }) {
  const title = values.seoTitle === '' ? values.title : values.seoTitle;
  const description =
    values.metaDescription === '' ? plainText(values.html, DESCRIPTION.most) : values.metaDescription;
  return (
    <div className={styles.seo}>
      <div className="backend-form">
        <TextField
          label="SEO title"
          hint={<LengthMeter text={values.seoTitle} {...TITLE} whenEmpty="The title of the page is used." />}
          issue={issueOf('seoTitle')}
          value={values.seoTitle}
          onText={(value) => {
            set('seoTitle', value);
          }}
        />
        <AreaField
          label="Meta description"
          hint={
            <LengthMeter
              text={values.metaDescription}
              {...DESCRIPTION}
              whenEmpty="The first sentences of the page are used."
            />
          }
          rows={4}
          issue={issueOf('metaDescription')}
          value={values.metaDescription}
          onText={(value) => {
            set('metaDescription', value);
          }}
        />
        <TextField
          label="Keywords"
          hint="Separated by commas"
          issue={issueOf('keywords')}
          value={values.keywords}
          onText={(value) => {
            set('keywords', value);
          }}
        />
      </div>
      <SearchResult path={values.linkAddress} title={title} description={description} />
    </div>
  );
}
