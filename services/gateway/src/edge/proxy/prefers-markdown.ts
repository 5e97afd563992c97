import { MARKDOWN } from '@manzil/contracts/page-format';
import Negotiator from 'negotiator';

/** Whether a client would rather have Markdown than HTML, by its Accept header. Browsers never name it. */
export const prefersMarkdown = (accept: string | undefined): boolean =>
  accept?.includes(MARKDOWN) === true &&
  new Negotiator({ headers: { accept } }).mediaType(['text/html', MARKDOWN]) === MARKDOWN;
