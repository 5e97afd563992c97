import { withoutInvisible } from '../visible-text.js';
import { enquiryPhone } from './enquiry.js';

/** Maximum length of a contact field; the rest is ignored. */
const LONGEST_TEXT = 120;
/** Separators between several numbers in one field. */
const BETWEEN_NUMBERS = /[/\\,،;؛|&\n\r\t]+|\s(?:or|and|أو|او)\s/iu;
/** An extension and its digits, which are not part of the number. */
const EXTENSION = /(?:\bext(?:ension|n)?\b\.?|\bx(?=\s*\p{Nd})|#|تحويلة)\s*[.:]?\s*\p{Nd}.*$/iu;
/** Groups of digits with common separators; spreadsheets append `.0`. */
const NUMBER = /\+?[\p{Nd}(][\p{Nd}\s().+\-\u2010-\u2015]*/gu;
/** Scientific notation of a long number in a spreadsheet. */
const SCIENTIFIC = /^'?\+?(?<first>\d)[.,](?<decimals>\d+)e\+?(?<exponent>\d+)$/i;
/** A number with thousands separators. */
const THOUSANDS = /^'?\+?[1-9]\d{0,2}(?:,\d{3}){3,4}$/;
/** `+00971` and `0971` mean +971. */
const DOUBLED_PREFIX = /^(?:\+\s*0*|0)(?=971(?:\D*\d){8})/;

/**
 * Returns the first valid phone number of a text as E.164, or undefined: "Mobile: 050 111 2233 / 04 399 1122" is
 * +971501112233. Extensions are ignored. A number without a country code is read as one of the United Arab
 * Emirates; an international number may lack its plus sign. Undefined when a spreadsheet has dropped digits of the
 * number.
 */
export function phoneInText(text: string): string | undefined {
  const plain = withoutInvisible(text.slice(0, LONGEST_TEXT)).replace(/\u00a0/g, ' ');
  const given = allDigits(THOUSANDS.test(plain.trim()) ? plain.replaceAll(',', '') : plain);
  for (const part of [...given.split(BETWEEN_NUMBERS), given.replaceAll('/', ' ')]) {
    for (const [candidate] of part.replace(EXTENSION, '').matchAll(NUMBER)) {
      const number = firstOf(candidate.replace(/\.0{1,2}\s*$/, ''));
      if (number !== undefined) return number;
    }
  }
  const international = /^\D{0,10}([1-9]\d{10,14})(?:\.0{1,2})?$/.exec(given.trim())?.[1];
  return international && read(`+${international}`);
}

/** Expands `9.71501112233E+11` to 971501112233; returns an empty string for `9.715E+11`, which has lost digits. */
function allDigits(text: string): string {
  const { first = '', decimals = '', exponent } = SCIENTIFIC.exec(text.trim())?.groups ?? {};
  if (exponent === undefined) return text;
  return decimals.length === Number(exponent) ? first + decimals : '';
}

/** Numbers may be separated by a space only, so the first sequence of groups that forms a valid number is used. */
function firstOf(candidate: string): string | undefined {
  const groups = candidate
    .replace(/(?<=\p{Nd})\s*(?=\+)/gu, ' ')
    .trim()
    .split(/\s+/);
  for (let start = 0; start < groups.length; start += 1) {
    for (let end = groups.length; end > start; end -= 1) {
      const number = read(groups.slice(start, end).join(' '));
      if (number !== undefined) return number;
    }
  }
  return undefined;
}

function read(written: string): string | undefined {
  const phone = written
    .replace(DOUBLED_PREFIX, '+')
    .replace(/^\(\+/, '(')
    .replace(/^\((?:00)?(971)\)/, '+$1');
  return enquiryPhone({ phone }) ?? enquiryPhone({ phone: phone.replace(/[.\-\u2010-\u2015]+$/, '') });
}
