import { MARKDOWN } from '@manzil/contracts/page-format';
import Negotiator from 'negotiator';

/** Returns whether a client prefers Markdown to HTML by its Accept header; browsers never name it. */
export const prefersMarkdown = (accept: string | undefined): boolean =>
  accept?.includes(MARKDOWN) === true &&
  new Negotiator({ headers: { accept } }).mediaType(['text/html', MARKDOWN]) === MARKDOWN;
