import { PAGE_ROOT_CLASS } from '@manzil/contracts/content/page-root';
import { MAX_PAGE_CSS_BYTES, MAX_PAGE_HTML_BYTES, type PageFields } from '@manzil/contracts/content/page';
import { messageBytes } from '@manzil/contracts/content/text';
import type { Draft } from './use-page-draft';
import { AreaField } from '../../ui/field';
import styles from './code-panel.module.css';

/** HTML and CSS side by side. */
export function CodePanel({ draft: { values, set, issueOf } }: { draft: Draft<PageFields> }) {
  const code = {
    rows: 26,
    spellCheck: false,
    autoCapitalize: 'off',
    autoCorrect: 'off',
    wrap: 'off',
  } as const;
  return (
    <div className={styles.code}>
      <AreaField
        {...code}
        label="HTML"
        hint={`${sizeOf(values.html, MAX_PAGE_HTML_BYTES)} Scripts, frames and forms are taken out when it is saved.`}
        issue={issueOf('html')}
        value={values.html}
        onText={(value) => {
          set('html', value);
        }}
      />
      <AreaField
        {...code}
        label="CSS"
        hint={`${sizeOf(values.css, MAX_PAGE_CSS_BYTES)} It reaches this page only; .${PAGE_ROOT_CLASS} is the whole of it.`}
        issue={issueOf('css')}
        value={values.css}
        onText={(value) => {
          set('css', value);
        }}
      />
    </div>
  );
}

const sizeOf = (text: string, most: number): string =>
  `${Math.ceil(messageBytes(text) / 1_000)} of ${most / 1_000} kB.`;
