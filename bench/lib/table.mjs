import { shortSize } from './options.mjs';

const HEAD = ['listings', 'part', 'what', 'Manzil', 'against', 'takes', 'ratio', 'reach'];
const RIGHT = new Set(['listings', 'Manzil', 'takes', 'ratio']);

/** Formats the rows as an aligned Markdown table. */
export function table(rows) {
  const cells = rows.map((row) => [
    shortSize(row.size),
    row.part,
    row.what,
    `${figure(row.ours)} ${row.unit}`,
    row.against ?? '',
    row.theirs === undefined ? '' : `${figure(row.theirs)} ${row.unit}`,
    row.ratio === undefined ? '' : figure(row.ratio),
    reachText(row),
  ]);
  const widths = HEAD.map((name, column) =>
    Math.max(name.length, ...cells.map((line) => line[column].length)),
  );
  const pad = (text, column) =>
    RIGHT.has(HEAD[column]) ? text.padStart(widths[column]) : text.padEnd(widths[column]);
  const line = (texts) => `| ${texts.map(pad).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    RIGHT.has(HEAD[column]) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(HEAD), `| ${rule.join(' | ')} |`, ...cells.map(line)].join('\n');
}

/** Returns whether a row meets its target; undefined for a row without one. */
export function isReached({ ours, ratio, reach }) {
  if (reach === undefined) return undefined;
  if (reach.oursAtMost !== undefined) return ours <= reach.oursAtMost;
  if (reach.ratioAtMost !== undefined) return ratio <= reach.ratioAtMost;
  return ratio >= reach.ratioAtLeast;
}

function reachText(row) {
  if (row.reach === undefined) return '';
  const { oursAtMost, ratioAtMost, ratioAtLeast } = row.reach;
  const wanted =
    oursAtMost !== undefined
      ? `≤ ${figure(oursAtMost)} ${row.unit}`
      : ratioAtMost !== undefined
        ? `ratio ≤ ${ratioAtMost}`
        : `ratio ≥ ${ratioAtLeast}`;
  return `${isReached(row) ? 'yes' : 'NO '} ${wanted}`;
}

function figure(value) {
  if (value === 0) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toLocaleString('en', { maximumFractionDigits: Math.min(digits, 3), minimumFractionDigits: 0 });
}
