/** `expectedVersion` as `expected version`. */
const wordsOf = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

function valueOf(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value))
    return value.length > 3 ? `${value.length} of them` : value.map(String).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The details of an entry of the audit trail as text, without empty ones. */
export function detailWords(details: Readonly<Record<string, unknown>>): string {
  const { from, to, ...rest } = details;
  const [before, after] = [valueOf(from), valueOf(to)];
  const change = before !== undefined && after !== undefined ? [`from ${before} to ${after}`] : [];
  const others = Object.entries(change.length > 0 ? rest : details).flatMap(([name, value]) => {
    const text = valueOf(value);
    return text === undefined ? [] : [`${wordsOf(name)}: ${text}`];
  });
  return [...change, ...others].join('; ');
}
