import { describe, expect, it } from 'vitest';

/** Catalogues by path: the ones of all pages, and the ones loaded on demand. */
const CATALOGUES = import.meta.glob<object>(['./*/index.ts', './*/on-demand/*.ts'], {
  import: 'default',
  eager: true,
});
const LANGUAGES = new Map<string, Record<string, object>>();
for (const [path, catalogue] of Object.entries(CATALOGUES)) {
  const [, language = '', ...file] = path.split('/');
  LANGUAGES.set(language, { ...LANGUAGES.get(language), [file.join('/')]: catalogue });
}

/** A node of a compiled message: a text, `#` as 0, or a parameter with its type and what depends on it. */
type Node = string | number | readonly [name: string, ...rest: unknown[]];
type Message = readonly Node[];

const PLURAL = 2;
const ORDINAL = 3;
const SELECTING: readonly unknown[] = [1, PLURAL, ORDINAL];

/** The messages of a catalogue by their keys, as the build compiles them. */
function messagesOf(catalogue: object, path = ''): [key: string, message: Message][] {
  return Object.entries(catalogue).flatMap(([name, value]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') return [[key, [value]]];
    return Array.isArray(value) ? [[key, value as Message]] : messagesOf(value as object, key);
  });
}

const optionsOf = (node: Node): Readonly<Record<string, Message | Node>> =>
  typeof node === 'object' && SELECTING.includes(node[1]) ? (node[2] as Record<string, Message>) : {};

const partsOf = (option: Message | Node): Message =>
  Array.isArray(option) && !SELECTING.includes(option[1]) ? (option as Message) : [option as Node];

/** The nodes of a message with those inside plural forms and tags. */
const nodesOf = (message: Message): Node[] =>
  message.flatMap((node) => {
    if (typeof node !== 'object') return [node];
    const inside = SELECTING.includes(node[1])
      ? Object.values(optionsOf(node)).flatMap((option) => nodesOf(partsOf(option)))
      : nodesOf(node.slice(1) as Message);
    return [node, ...inside];
  });

/** Parameters with their types: texts and numbers, plurals, tags. */
const parametersOf = (message: Message): string[] =>
  [
    ...new Set(
      nodesOf(message).flatMap((node) =>
        typeof node === 'object'
          ? [`${node[0]} ${typeof node[1] === 'number' ? String(node[1]) : typeof node[1]}`]
          : [],
      ),
    ),
  ].sort();

/** Forms of counted texts that a catalogue lacks in its language. */
const missingForms = (language: string, messages: readonly [key: string, message: Message][]): string[] =>
  messages.flatMap(([key, message]) =>
    nodesOf(message).flatMap((node) => {
      if (typeof node !== 'object' || (node[1] !== PLURAL && node[1] !== ORDINAL)) return [];
      const type = node[1] === PLURAL ? 'cardinal' : 'ordinal';
      const forms = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
      return forms.filter((form) => !(form in optionsOf(node))).map((form) => `${key}: ${form}`);
    }),
  );

const ENGLISH = new Map(messagesOf(LANGUAGES.get('en') ?? {}));

describe.each([...LANGUAGES])('the catalogues of %s', (language, catalogues) => {
  const messages = messagesOf(catalogues);

  it('has the keys of English', () => {
    expect(messages.map(([key]) => key).sort()).toEqual([...ENGLISH.keys()].sort());
  });

  it('has the parameters of English', () => {
    const differing = messages.filter(
      ([key, message]) => parametersOf(message).join() !== parametersOf(ENGLISH.get(key) ?? []).join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('closes every isolate of another direction', () => {
    const open = messages.filter(([, message]) => {
      const text = JSON.stringify(message);
      return text.match(/[\u2066-\u2068]/g)?.length !== text.match(/\u2069/g)?.length;
    });
    expect(open.map(([key]) => key)).toEqual([]);
  });

  it('writes every plural form of its language', () => {
    expect(missingForms(language, messages)).toEqual([]);
  });
});

/** Parameters that are numbers. */
const NUMBER = /^(?:count|total|number|most|years|minutes|days|version)$/;
/** Words after a number that do not depend on it. */
const INVARIABLE = /^ (?:of|or|and|to|is|at|min|km|sq)\b/;

/** Messages with a number before a noun that has no plural forms. */
const uncounted = (messages: readonly [key: string, message: Message][]): string[] =>
  messages
    .filter(([, message]) =>
      message.some((node, at) => {
        const next = message[at + 1];
        const isNumber = typeof node === 'object' && node.length === 1 && NUMBER.test(node[0]);
        return isNumber && typeof next === 'string' && /^ [a-z]/.test(next) && !INVARIABLE.test(next);
      }),
    )
    .map(([key]) => key);

it('no message has a number beside a noun without its plural forms', () => {
  // The text of the specification.
  expect(uncounted([...ENGLISH])).toEqual(['index.ts.results.showing']);
});

it('a message without its forms is found', () => {
  const ofHomes: Message = [['count', PLURAL, { one: ['one'], two: ['two'], other: [0] }]];
  expect(missingForms('en', [['homes', ofHomes]])).toEqual([]);
  expect(missingForms('ar', [['homes', ['In ', ['b', ofHomes[0]]]]])).toEqual([
    'homes: few',
    'homes: many',
    'homes: zero',
  ]);
  expect(uncounted([['homes', [['count'], ' homes']]])).toEqual(['homes']);
});
