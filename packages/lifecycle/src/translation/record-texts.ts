import { textFieldsOf, type TextFieldKind } from '@manzil/contracts/content/text-fields';
import type { TranslatedKind } from '@manzil/contracts/content/translation';
import { replaceHtmlTexts } from './html-texts.js';

export interface RecordKey {
  kind: TranslatedKind;
  id: number;
}

/** A text of a record; texts within HTML have the path of their field with a number, such as `html.3`. */
export interface RecordText {
  path: string;
  kind: TextFieldKind;
  text: string;
}

const HAS_LETTERS = /\p{L}/u;

/** Replaces the texts of a record that have letters; everything else stays as it is. */
export function replaceTexts<T extends object>(
  { kind, id }: RecordKey,
  record: T,
  replace: (text: RecordText) => string,
): T {
  return Object.entries(textFieldsOf(kind, id)).reduce<unknown>(
    (changed, [path, of]) => replaceAt(changed, path.split('.'), '', replaceOf(of, replace)),
    record,
  ) as T;
}

/** Lists the texts of a record that have letters, in the order in which staff read them. */
export function textsOf(key: RecordKey, record: object): RecordText[] {
  const texts: RecordText[] = [];
  replaceTexts(key, record, (text) => {
    texts.push(text);
    return text.text;
  });
  return texts;
}

type Replace = (path: string, value: string) => string;

const replaceOf =
  (kind: TextFieldKind, replace: (text: RecordText) => string): Replace =>
  (path, value) => {
    if (!HAS_LETTERS.test(value)) return value;
    if (kind !== 'html') return replace({ path, kind, text: value });
    return replaceHtmlTexts(value, (text, of, number) =>
      replace({ path: `${path}.${number}`, kind: of, text }),
    );
  };

/** Replaces the texts at a path, of which each `*` is every item of a list. */
function replaceAt(value: unknown, steps: readonly string[], path: string, replace: Replace): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return typeof value === 'string' ? replace(path, value) : value;
  const below = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
  if (step === '*')
    return Array.isArray(value)
      ? value.map((item, index) => replaceAt(item, rest, below(index), replace))
      : value;
  if (typeof value !== 'object' || value === null || !(step in value)) return value;
  const item = (value as Record<string, unknown>)[step];
  return { ...value, [step]: replaceAt(item, rest, below(step), replace) };
}
