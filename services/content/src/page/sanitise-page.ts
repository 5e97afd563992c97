import { MAX_PAGE_CSS_BYTES, MAX_PAGE_HTML_BYTES } from '@manzil/contracts/content/page';
import { messageBytes } from '@manzil/contracts/content/text';
import { DomainError } from '@manzil/service-kit/errors';
import { assertNoForeignPictures, foreignPicturesIn } from '@manzil/markup/foreign-pictures';
import { foreignPicturesInCss } from '../sanitise/foreign-pictures-in-css.js';
import { sanitiseCss } from '../sanitise/sanitise-css.js';
import { sanitisePageHtml } from '../sanitise/sanitise-html.js';

interface Shown {
  html: string;
  css: string;
}

/**
 * Sanitises HTML and CSS, which are stored and shown in this form. VALIDATION_FAILED, with the field, for CSS that
 * cannot be parsed, for pictures of other sites, and for texts that are too long after sanitising: a page must fit into
 * a NATS message.
 */
export function sanitisePage({ html, css }: Shown): Shown {
  assertNoForeignPictures('html', foreignPicturesIn(html));
  assertNoForeignPictures('css', foreignPicturesInCss(css));
  const clean = { html: sanitisePageHtml(html), css: sanitiseCss(css) };
  assertFits('html', clean.html, MAX_PAGE_HTML_BYTES);
  assertFits('css', clean.css, MAX_PAGE_CSS_BYTES);
  return clean;
}

function assertFits(field: keyof Shown, value: string, most: number): void {
  if (messageBytes(value) <= most) return;
  const issues = [{ field, message: `The text is longer than ${most} bytes` }];
  throw new DomainError('VALIDATION_FAILED', 'The page is too long', { issues });
}
