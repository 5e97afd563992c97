#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';

/** Converts open data files of the authorities into the files of `data/`. Fails for a file in another format. */
const FILES = {
  stations: {
    columns: ['kind', 'line', 'code', 'name', 'name_ar', 'latitude', 'longitude', 'active'],
    toRow: ({ kind, line, name, name_ar: arabic, active, ...at }) =>
      active === 'YES'
        ? [{ kind, line: lineOf(line), name: stationName(name), nameAr: arabicName(arabic), ...place(at) }]
        : [],
  },
  schools: {
    columns: ['name', 'name_ar', 'latitude', 'longitude', 'rating', 'inspection_year', 'curriculum'],
    toRow: ({ name, name_ar: arabic, rating, inspection_year: year, curriculum, ...at }) => {
      const isRated = rating !== '' && !rating.startsWith('Not inspected');
      return [
        {
          ...{ name: schoolName(name), nameAr: arabicName(arabic), curriculum: mainCurriculum(curriculum) },
          ...{ rating: isRated ? rating : '', ratedIn: isRated ? year : '' },
          ...place(at),
        },
      ];
    },
  },
};

/** Decimal places of a degree: about one metre. */
const DIGITS = 5;
const ABBREVIATIONS = new Set(['GEMS']);
/** Legal forms of companies, which are not part of the everyday name. */
const COMPANY = /[\s.-]*\b(?:fz[\s.-]*|dwc[\s-]*)?l\.?l\.?c\b\.?(?:[\s-]*fz\b)?/gi;

/** Around the emirate of Dubai with Hatta, in degrees. */
const [SOUTH, NORTH, WEST, EAST] = [24.6, 25.5, 54.8, 56.3];

/** Some positions lack the decimal point, or have latitude and longitude swapped. */
function place({ latitude, longitude }) {
  const degrees = [latitude, longitude].map((text) => {
    const degree = /^\d{7,}$/.test(text) ? `${text.slice(0, 2)}.${text.slice(2)}` : text;
    return Number(Number(degree).toFixed(DIGITS));
  });
  const [south, west] = degrees.toSorted((one, other) => one - other);
  return { latitude: south, longitude: west };
}

const isInDubai = ({ latitude, longitude }) =>
  latitude > SOUTH && latitude < NORTH && longitude > WEST && longitude < EAST;

/** The open data lists the newer end of the Red Line as a line of its own; signs do not. */
const lineOf = (line) => (line === 'Branch Line' ? 'Red Line' : line);

/** A station of two lines occurs once per line, with the line in its name. */
const stationName = (name) => withoutCapitals(name.replace(/\s+-\s+\w+ Line$/, ''));

/** Strips the line of a station, and the legal form and branch of a company. */
const arabicName = (name) =>
  name
    .replace(/\s*[-–]\s*الخط \S+$/, '')
    .replace(/\s*(?:[-–(]\s*)?(?:ش\.?\s*)?(?:ذ\.?\s*م\.?\s*م).*$/, '')
    .replace(/\s+/g, ' ')
    .trim();

const schoolName = (name) =>
  withoutCapitals(name.replace(/\s*\(Br\. of .*$/i, '').replace(COMPANY, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Several words in capitals become title case; a single one is an abbreviation. */
const withoutCapitals = (name) =>
  /[a-z]/.test(name) || !name.includes(' ')
    ? name
    : name.replace(/[A-Z]+/g, (word) =>
        ABBREVIATIONS.has(word) ? word : word[0] + word.slice(1).toLowerCase(),
      );

/** First curriculum of the list, without its awarding body. */
const mainCurriculum = (text) => {
  const [main] = text.split(/\s+-\s+|\/|\s\(|\*/);
  return main === 'US' ? 'American' : main.trim();
};

const { values } = parseArgs({ options: { stations: { type: 'string' }, schools: { type: 'string' } } });
if (Object.keys(values).length === 0) {
  console.error('Usage: npm run convert -w @manzil/dubai -- [--stations FILE.csv] [--schools FILE.csv]');
  process.exit(1);
}
for (const [kind, file] of Object.entries(values)) {
  const { columns, toRow } = FILES[kind];
  const records = parse(readFileSync(file), { columns: true, bom: true, trim: true, skip_empty_lines: true });
  const missing = columns.filter((column) => !Object.hasOwn(records[0] ?? {}, column));
  if (missing.length > 0) throw new Error(`${file} has no column ${missing.join(', ')}`);
  const [rows, elsewhere] = [[], []];
  for (const row of records.flatMap(toRow)) (isInDubai(row) ? rows : elsewhere).push(row);
  if (rows.length < elsewhere.length) throw new Error(`${file}: most positions are not in Dubai`);
  for (const { name } of elsewhere) console.warn(`left out, because its position is not in Dubai: ${name}`);
  const lines = rows.map((row) => {
    const parts = Object.entries(row).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    );
    return `  {${parts.join(', ')}}`;
  });
  writeFileSync(new URL(`../data/${kind}.json`, import.meta.url), `[\n${lines.join(',\n')}\n]\n`);
  console.log(`${kind}.json: ${rows.length} rows`);
}
