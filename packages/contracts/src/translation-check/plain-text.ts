const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Text of HTML as visitors read it; ends of paragraphs are line breaks. */
export const withoutTags = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/li|\/h[1-6]|\/div|\/td)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code) || 32))
    .replace(/&([a-z]+);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity);

const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩';
const PERSIAN_DIGITS = '۰۱۲۳۴۵۶۷۸۹';

/** Arabic text in one spelling: Latin digits and separators, without vowel marks and stretched letters. */
export const foldArabic = (text: string): string =>
  text
    .replace(/[\u064b-\u0652\u0670\u0640]/g, '')
    .replace(/[٠-٩]/g, (digit) => String(ARABIC_DIGITS.indexOf(digit)))
    .replace(/[۰-۹]/g, (digit) => String(PERSIAN_DIGITS.indexOf(digit)))
    .replace(/(?<=\d)٬(?=\d)/g, ',')
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)،(?=\d{3}(?!\d))/g, '')
    .replace(/٪/g, '%')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');

export const foldEnglish = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/\u00a0/g, ' ');
