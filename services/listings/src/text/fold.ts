/** Arabic letters that are commonly interchanged. */
const ARABIC_LETTERS: Readonly<Record<string, string>> = {
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  گ: 'ك',
  چ: 'ج',
  پ: 'ب',
  ڤ: 'ف',
};
const ZEROS = ['٠', '۰'].map((zero) => zero.charCodeAt(0));
const ARTICLE = /^(?:ال|لل)(?=\p{L}{3})/u;

/** Converts Arabic and Persian digits to ASCII, and their decimal and thousands signs too. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹٫٬]/g, (sign) => {
    if (sign === '٫') return '.';
    if (sign === '٬') return ',';
    const code = sign.charCodeAt(0);
    return String(ZEROS.map((zero) => code - zero).find((digit) => digit >= 0 && digit <= 9));
  });

/**
 * Normalises a word for comparing spellings: lower case without accents, vowel signs, apostrophes and the Arabic
 * article; interchangeable Arabic letters become one letter.
 */
export function foldWord(word: string): string {
  const letters = word
    .toLowerCase()
    .replace(/[آأإٱىیئؤةکگچپڤ]/g, (letter) => ARABIC_LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}ـ'’`]/gu, '');
  return toAsciiDigits(letters).replace(ARTICLE, '');
}
