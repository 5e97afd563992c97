import { splitLanguage } from '../site-language.js';
import { takeOut, type Figure, type Found } from './figures.js';

const link = (text: string): Figure => ({ kind: 'link', value: sameLink(text), text });

/** Links in a translation may have the prefix of their language. */
const sameLink = (url: string): string =>
  splitLanguage(url.replaceAll('&amp;', '&').toLowerCase()).address.replace(/(?<=.)\/$/, '');

/** Links, pictures, files and email addresses, including the attributes of HTML tags. */
export function linksIn(text: string): Found {
  const tags = takeOut(text, /\s(?:href|src|srcset|cite)="([^"]*)"/gi, ([, url = '']) => [link(url)]);
  const urls = takeOut(tags.rest, /\b(?:https?:\/\/|www\.)[^\s<>"'()،؛]+[^\s<>"'().,;:،؛!?؟]/gi, ([url]) => [
    link(url),
  ]);
  const mails = takeOut(urls.rest, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, ([mail]) => [link(mail)]);
  return { figures: [...tags.figures, ...urls.figures, ...mails.figures], rest: mails.rest };
}

/** Phone numbers, which begin with a plus, a zero or 800. */
export const phonesIn = (text: string): Found =>
  takeOut(text, /(?<![\d.,/])(?:\+|00?|800)(?:[\s()-]*\d){5,14}(?!\d)/g, ([number]) => {
    const digits = number.replace(/\D/g, '').replace(/^00/, '');
    return digits.length < 7 ? undefined : [{ kind: 'phone', value: digits, text: number.trim() }];
  });
