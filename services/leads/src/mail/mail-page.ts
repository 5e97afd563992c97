import { escapeXml } from '@manzil/markup/xml';
import { wordingOf, type Wording } from '../texts/wording.js';

/** A mail as HTML. Programs must not detect phone numbers and dates in it that are not marked as such. */
export const mailPage = (
  content: string,
  { language, direction }: Pick<Wording, 'language' | 'direction'> = wordingOf('en'),
): string =>
  `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"></head><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#1d1a16;max-width:640px">${
    // Mail programs show the body within a page of their own, without its attributes.
    direction === 'rtl' ? `<div lang="${language}" dir="rtl">${content}</div>` : content
  }</body></html>`;

/** Plain text as paragraphs, which empty lines separate. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeXml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
