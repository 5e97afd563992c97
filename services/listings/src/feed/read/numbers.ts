import { foldWord, toAsciiDigits } from '../../text/fold.js';
import { ownPropertyValue } from '../own-property.js';

/**
 * Reads a number with thousands separators (commas, spaces, apostrophes, or several dots) and a decimal point, or a
 * decimal comma before one or two digits. Undefined for a number with two possible meanings ("1,2345").
 */
export function readNumber(value: string): number | undefined {
  const bare = toAsciiDigits(value)
    .trim()
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  if (/^\d+(\.\d+)?$/.test(bare)) return Number(bare);
  if (/^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(bare)) return Number(bare.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3}){2,}$/.test(bare)) return Number(bare.replaceAll('.', ''));
  if (/^(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/.test(bare))
    return Number(bare.replaceAll('.', '').replace(',', '.'));
  return undefined;
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  غرفه: 1,
  غرفتين: 2,
  غرفتان: 2,
  حمام: 1,
  حمامين: 2,
  واحد: 1,
  واحده: 1,
  اثنان: 2,
  اثنين: 2,
  ثلاث: 3,
  ثلاثه: 3,
  اربع: 4,
  اربعه: 4,
  خمس: 5,
  خمسه: 5,
  ست: 6,
  سته: 6,
  سبع: 7,
  سبعه: 7,
};

const STUDIO = /^(st|std|studios?( (apartment|apt|flat|room|unit))?|-1|[أإا]?ستوديو|[أإا]ستديو)$/;
/** `Studio (0)`, `0 - Studio`. */
const WITH_ZERO = /^0\s*[-/(]?\s*(?=[^\d\s])|\s*[-/(]?\s*0\)?$|\)$/g;

/** Reads `Studio`, `ST` and -1 as 0, and `7+` as 7. */
export function readBedrooms(value: string): number | undefined {
  const text = value.trim().toLowerCase();
  if (STUDIO.test(text) || STUDIO.test(text.replace(WITH_ZERO, ''))) return 0;
  return readCount(value);
}

/** Reads 0 as not stated, because every home has a bathroom. */
export function readBathrooms(value: string): number | null | undefined {
  const count = readCount(value);
  return count === 0 ? null : count;
}

const ROOMS =
  String.raw`(?:b|b\/r|b\.r|bds?|bdrs?|bdrms?|beds?|bed\s?rooms?|brs?|bhk|baths?|bath\s?rooms?|wash\s?rooms?|toilets?|rooms?|wcs?|` +
  String.raw`masters?(?:\sbed\s?rooms?)?|en\s?-?suites?(?:\sbed\s?rooms?)?|` +
  String.raw`cheques?|chqs?|payments?|spaces?|cars?|parkings?|غرف نوم|غرف|غرفه|حمام|حمامات)`;
const BESIDE_ROOMS =
  String.raw`(?:\d?\s?m|\d?\s?maids?'?s?(?:\s?rooms?)?|s|study|st|store(?:\s?room)?|storage|laundry|drivers?(?:'?s)?(?:\s?room)?|` +
  String.raw`powder(?:\s?room)?|guest\s(?:toilet|bath|wash)(?:\s?room)?|hall|family|و?صاله|(?:غرفه )?خادمه)`;
const COUNT = new RegExp(
  String.raw`^(\d{1,2})(?:\.\d{1,2}|,[05]0?)?\+?[\s-]*${ROOMS}?\.?` +
    String.raw`(?:\s*(?:\+|&|and|with|plus)?\s*${BESIDE_ROOMS})*` +
    String.raw`(?:\s(?:apartment|flat|villa|townhouse|penthouse|duplex|house|home|unit))?` +
    String.raw`\s*(?:\+|plus|or more|(?:and|&) (?:above|more))?$`,
);
/** `Bedrooms: 2`, `BR2`. */
const LABEL = /^(?:no\.? of )?(?:bed\s?rooms?|beds?|brs?|bath\s?rooms?|baths?|rooms?)\s*[:=]?\s*(?=\d)/;

/** Reads a number up to 99 with the usual suffixes ("10+", "2 BR", "3 + maid"), or a number word; halves are rounded down. */
export function readCount(value: string): number | undefined {
  const text = toAsciiDigits(value)
    .trim()
    .toLowerCase()
    .replace(/½|(?<=\d)\s1\/2/, '.5')
    .replaceAll('ة', 'ه')
    .replace(LABEL, '');
  const match = COUNT.exec(text) ?? COUNT.exec(withoutNumberWord(text));
  return match ? Number(match[1]) : undefined;
}

/** Replaces a number word at the beginning by its digits. */
function withoutNumberWord(text: string): string {
  const [first = ''] = text.split(/[\s-]/, 1);
  const number = ownPropertyValue(NUMBER_WORDS, foldWord(first));
  if (number === undefined) return text;
  return `${number} ${text.slice(first.length).replace(/^[\s-]+/, '')}`.trim();
}
