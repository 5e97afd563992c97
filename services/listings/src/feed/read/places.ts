import { toAsciiDigits } from '../../text/fold.js';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Coordinates in the UAE, where no number is both a possible latitude and a possible longitude. */
const inUae = (latitude: number, longitude: number): boolean =>
  latitude >= 22 && latitude <= 27 && longitude >= 51 && longitude <= 57;

const NUMBER = String.raw`\d{1,2}(?:[.,]\d+)?`;
const DEGREES = new RegExp(
  String.raw`^(?<before>[NSEW])?\s*(?<sign>[-+])?(?<degrees>\d{1,3}(?:[.,]\d+)?)\s*[°º]?` +
    String.raw`(?:(?<=[°º\s])\s*(?<minutes>${NUMBER})\s*['′’]?\s*(?:(?<=['′’\s])(?<seconds>${NUMBER})\s*(?:["″”]|'')?)?)?` +
    String.raw`\s*(?<after>[NSEW])?$`,
  'i',
);

/** The notation of nearly all feeds. */
const PLAIN = /^\d{1,3}\.\d{1,7}$/;

/** Reads `25.08`, `25,08`, `25.08N` and `25°04'48"N` as degrees. */
function readDegrees(text: string): number | undefined {
  if (PLAIN.test(text)) return Number(text);
  const {
    before,
    sign,
    degrees,
    minutes = '0',
    seconds = '0',
    after,
  } = DEGREES.exec(text.trim())?.groups ?? {};
  if (degrees === undefined) return undefined;
  const [whole, sixtieth, small] = [degrees, minutes, seconds].map((part) => Number(part.replace(',', '.')));
  const size = (whole ?? 0) + (sixtieth ?? 0) / 60 + (small ?? 0) / 3_600;
  const isNegative = sign === '-' || /[sw]/i.test(before ?? after ?? '');
  // Seven decimals are a centimetre.
  return Math.round((isNegative ? -size : size) * 1e7) / 1e7;
}

const LABELS =
  /"?\b(?:lat(?:itude)?|lo?ng?(?:itude)?|coordinates|type|point|geo|srid=\d+)\b"?\s*[:=]?|[()[\]{}@]|(?<=[:\s{]|^)"(?=-?\d)|(?<=\d)"(?=\s*[,}]|$)|\?z=\d+/gi;
/** The first pair in the address of a map. */
const IN_ADDRESS = /^https?:.*?(-?\d{1,2}\.\d+)(?:,|%2c)\s*(-?\d{1,2}\.\d+).*$/i;
/** Separators between the two numbers, the safest first: a comma may be in a number, and a space in degrees. */
const BETWEEN = [/\s*[;|/&]\s*/, /,\s+/, /(?<=[NSEW])\s*,?\s*(?=\d)/i, /\s*,\s*/, /\s+/];

/**
 * Reads a pair in either order, with an optional zoom after it; null for 0,0 (not stated), undefined outside of the
 * UAE.
 */
export function readCoordinates(value: string): Coordinates | null | undefined {
  const plain = toAsciiDigits(value).replaceAll('،', ',').replace(IN_ADDRESS, '$1;$2');
  const text = plain
    .replace(LABELS, ' ')
    .replace(/^[\s,;:"]+/, '')
    .trim();
  for (const between of BETWEEN) {
    const pair = pairOf(text.split(between));
    if (pair !== undefined) return pair;
  }
  return undefined;
}

function pairOf(parts: readonly string[]): Coordinates | null | undefined {
  // "25,08,55,14" has two numbers with decimal commas.
  const [one = '', two = '', three, four] = parts;
  const joined =
    three !== undefined && four !== undefined ? [`${one}.${two}`, `${three}.${four}`] : [one, two];
  const [first, second] = joined.map(readDegrees);
  if (parts.length > 4 || first === undefined || second === undefined) return undefined;
  if (first === 0 && second === 0) return null;
  if (inUae(first, second)) return { latitude: first, longitude: second };
  return inUae(second, first) ? { latitude: second, longitude: first } : undefined;
}
