import { termsSchema, type Terms } from './terms.js';

export type TermsValue = string | number | boolean | null;

/** A single value of terms, such as `charges.0.rate`. */
export interface TermsField {
  path: string;
  value: TermsValue;
}

/** Lists the values of terms in order, without the kind and the conditions of charges. */
export function termsFields(terms: Terms): TermsField[] {
  const { kind: _fixed, ...content } = terms;
  return leavesOf(content, '');
}

function leavesOf(value: unknown, path: string): TermsField[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => leavesOf(item, join(path, String(at))));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => leavesOf(item, join(path, name)));
  return value === undefined ? [] : [{ path, value: value as TermsValue }];
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Returns terms with the values at some paths replaced; the result may be invalid. Each path must exist. */
export function setTermsFields(terms: Terms, values: Readonly<Record<string, TermsValue>>): unknown {
  const copy = JSON.parse(JSON.stringify(terms)) as unknown;
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let parent = copy;
    for (const name of names) parent = (parent as Record<string, unknown> | undefined)?.[name];
    if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, last)) return undefined;
    (parent as Record<string, unknown>)[last] = value;
  }
  return copy;
}

/** Like {@link setTermsFields}, but undefined if the new terms are invalid. */
export function replaceTermsFields(
  terms: Terms,
  values: Readonly<Record<string, TermsValue>>,
): Terms | undefined {
  const parsed = termsSchema.safeParse(setTermsFields(terms, values));
  return parsed.success ? parsed.data : undefined;
}

/** Lists the values that differ between two versions of terms; null where one has no such value. */
export function diffTerms(
  before: Terms,
  after: Terms,
): { path: string; before: TermsValue; after: TermsValue }[] {
  const then = new Map(termsFields(before).map(({ path, value }) => [path, value]));
  const now = new Map(termsFields(after).map(({ path, value }) => [path, value]));
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((path) => {
    const change = { path, before: then.get(path) ?? null, after: now.get(path) ?? null };
    return change.before === change.after ? [] : [change];
  });
}
