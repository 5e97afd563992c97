const LONGEST = 160;

/** The label for `unitType`: "Unit type". */
export function fieldWords(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A listing's value, shortened for a cell. Lists are shown by their length, because their entries are long URLs. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString('en', { maximumFractionDigits: 6 });
  if (Array.isArray(value)) return listWords(value as unknown[]);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function listWords(values: readonly unknown[]): string {
  const short = values.filter((value) => typeof value === 'string' && !value.includes('/')).join(', ');
  const isAll = values.every((value) => typeof value === 'string' && !value.includes('/'));
  if (isAll && short.length <= LONGEST) return short || 'Empty';
  return values.length === 1 ? '1 entry' : `${values.length} entries`;
}
