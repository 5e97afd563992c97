import { foldWord } from '../../text/fold.js';

/** Texts that exports write into empty fields, without spaces and signs, in the form of `foldWord`. */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
  ...['null', 'nil', 'nill', 'none', 'nan', 'na', 'undefined', 'empty', 'blank', 'objectobject', 'ref'],
  ...['nodata', 'noinfo', 'noinformation', 'novalue', 'noname', 'noentry', 'noneselected'],
  ...[
    'notspecified',
    'unspecified',
    'nonespecified',
    'notyetspecified',
    'notyetassigned',
    'notfound',
    'notstated',
    'notset',
    'unset',
    'notgiven',
    'notprovided',
    'notentered',
  ],
  ...['notavailable', 'unavailable', 'notapplicable', 'notdefined', 'notassigned', 'unassigned'],
  ...['notselected', 'nothingselected', 'notknown', 'unknown', 'notdisclosed', 'undisclosed', 'notmentioned'],
  ...['tbc', 'tba', 'tbd', 'tobeconfirmed', 'tobeannounced', 'tobeadvised', 'tobedetermined', 'tobedecided'],
  ...['select', 'selectone', 'selectoption', 'selectanoption', 'selectvalue', 'selectavalue', 'choose'],
  ...['chooseone', 'chooseanoption', 'pleaseselect', 'pleaseselectone', 'pleaseselectanoption'],
  ...['pleasechoose', 'pleasespecify', 'keineangabe', 'noespecificado', 'sinespecificar', 'nonspecifie'],
  ...['غيرمحدد', 'غيرمحدده', 'غيرمتوفر', 'غيرمتوفره', 'غيرمتاح', 'غيرمتاحه', 'غيرمعروف', 'غيرمذكور'],
  ...['غيرموجود', 'لايوجد', 'لاشيء', 'لاشي', 'لاينطبق', 'لميحدد', 'بدون', 'اختر', 'يرجيالاختيار'],
  ...['رجاءالاختيار', 'رجاءاختيار', 'سيحددلاحقا', 'يحددلاحقا'],
]);

/** `#VALUE!`, `#NAME?`, `#DIV/0!`. */
const SPREADSHEET_ERRORS: ReadonlySet<string> = new Set([
  'value',
  'name',
  'div0',
  'num',
  'spill',
  'calc',
  'error',
]);

const LONGEST_PLACEHOLDER = 30;
const SIGNS = /[^\p{L}\p{M}\p{N}]+/gu;
const NOT_ASCII = /[\u0080-\uffff]/;

/** A text of signs is empty, unless it has one of these: `$` is a currency. */
const MEANINGFUL_SIGN = /[\p{Sc}+%]/u;

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** True for a placeholder of a missing value: `N/A`, `- Select -`, `#N/A`, `غير محدد`, or only signs. */
export function isPlaceholder(text: string): boolean {
  // Most values are ruled out without a regular expression: none of the placeholders begins with a digit.
  if (text.length > LONGEST_PLACEHOLDER || isDigit(text.charCodeAt(0))) return false;
  const key = text.replace(SIGNS, '').toLowerCase();
  if (key === '') return !MEANINGFUL_SIGN.test(text);
  if (text.startsWith('#') && SPREADSHEET_ERRORS.has(key)) return true;
  if (text.includes(','))
    return text.split(',').every((part) => part.trim() !== '' && isPlaceholder(part.trim()));
  return PLACEHOLDERS.has(key) || (NOT_ASCII.test(key) && PLACEHOLDERS.has(foldWord(key)));
}

/** True for a text of zeros, which no name, permit, phone number or description is. */
export const isZero = (text: string): boolean => /^[0٠][0٠.,\s-]*$/.test(text);
