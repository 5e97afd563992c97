import { escapeXml } from '@manzil/markup/xml';

/** A mail as HTML. Programs must not make phone numbers and dates of it that nobody has marked as such. */
export const mailPage = (content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"></head><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#1d1a16;max-width:640px">${content}</body></html>`;

/** Plain text as paragraphs, which empty lines separate. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeXml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
