import { Remembered } from '../../remembered.js';
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
  ...[
    'nul',
    'void',
    'missing',
    'nodataavailable',
    'datanotavailable',
    'informationnotavailable',
    'infonotavailable',
  ],
  ...['notyet', 'notyetavailable', 'notavaliable', 'notavailble', 'unknow', 'nd', 'tofollow'],
  ...[
    'noagent',
    'nodeveloper',
    'nopermit',
    'nopermitnumber',
    'nophone',
    'noemail',
    'noadviser',
    'nobuilding',
  ],
  ...['noaplica', 'nodisponible', 'nondisponible', 'noncommunique', 'nichtangegeben', 'ka', 'nochoffen'],
  ...['неуказано', 'нет', 'нд', 'нетданных', '未指定', '无', 'اختار', 'غيرمدخل', 'لميتمتحديد', 'لميذكر'],
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

/** `Select Agent`, `-- Choose a developer --`; "Select Group" is a name. */
const CHOICE =
  /^[\s\p{P}]*(?:please )?(?:select|choose|pick)(?: (?:an?|the|your))? (?:agent|broker|adviser|developer|communit(?:y|ies)|sub-?community|area|locality|location|place|city|emirate|region|building|tower|project|property|type|category|status|unit|currency|period|frequency|furnishing|option|value|item|one)s?[\s\p{P}]*$/iu;
/** Fields of a template without a value: `{{agent_name}}`, `%AGENT%`. */
const TEMPLATE =
  /^(?:\{\{\s*[\w.]+\s*\}\}|\{[a-z]+_[a-z_]+\}|\$\{[\w.]+\}|%[A-Z_]{3,}%|\[[a-z]+_[a-z_]+\]|\\N)$/;

const LONGEST_PLACEHOLDER = 30;
const SIGNS = /[^\p{L}\p{M}\p{N}]+/gu;
const SEPARATOR = /[\s,;|/()&-]/;
const FIRST_LETTERS = /^[nuxscp]/;
const FIRST_SIGNS = /^[{$%[\\]/;
const NOT_APPLICABLE = /\bn\s*[/\\.]\s*a\b/g;
const REPEATED = /^(?:(?:null|undefined|none|nan)+|x{3,})$/;
const NOT_ASCII = /[\u0080-\uffff]/;

/** A text of signs is empty, unless it has one of these: `$` is a currency. */
const MEANINGFUL_SIGN = /[\p{Sc}+%]/u;

/** Most of the short texts of a feed occur in many of its records. */
const MOST_REMEMBERED = 10_000;
const remembered = new Remembered<boolean>(MOST_REMEMBERED);

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** True for a placeholder of a missing value: `N/A`, `- Select -`, `#N/A`, `غير محدد`, or only signs. */
export function isPlaceholder(text: string): boolean {
  // Most values are ruled out without a regular expression: none of the placeholders begins with a digit.
  if (text.length > LONGEST_PLACEHOLDER || isDigit(text.charCodeAt(0))) return false;
  return remembered.of(text, () => statesNothing(text));
}

function statesNothing(text: string): boolean {
  const key = text.replace(SIGNS, '').toLowerCase();
  if (key === '') return !MEANINGFUL_SIGN.test(text);
  if (text.startsWith('#') && SPREADSHEET_ERRORS.has(key)) return true;
  if (PLACEHOLDERS.has(key)) return true;
  return (
    (FIRST_LETTERS.test(key) && (REPEATED.test(key) || CHOICE.test(text))) ||
    (FIRST_SIGNS.test(text) && TEMPLATE.test(text)) ||
    areAllPlaceholders(text) ||
    (NOT_ASCII.test(text) && isArabicPlaceholder(text, key))
  );
}

/** True for a first and a last name, or several values, of which none is stated: "null null", "N/A, N/A". */
function areAllPlaceholders(text: string): boolean {
  // Most texts are ruled out by their first word.
  const end = text.search(SEPARATOR);
  if (end === -1 || (end > 1 && !PLACEHOLDERS.has(text.slice(0, end).toLowerCase().replace(SIGNS, ''))))
    return false;
  const parts = text.toLowerCase().replace(NOT_APPLICABLE, 'na').split(SIGNS).filter(Boolean);
  return parts.length > 1 && parts.every((part) => PLACEHOLDERS.has(part));
}

const isArabicPlaceholder = (text: string, key: string): boolean =>
  PLACEHOLDERS.has(foldWord(key)) || PLACEHOLDERS.has(text.split(SIGNS).map(foldWord).join(''));

/** True for a text of zeros, which no name, permit, phone number or description is. */
export const isZero = (text: string): boolean => /^[0٠][0٠.,\s-]*$/.test(text);
