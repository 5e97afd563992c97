import type { GetICUArgs } from '@schummar/icu-type-parser';
import formatMessage, {
  type CompiledMessage,
  type FormatOptions,
  type FormatValues,
} from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import type english from '../../texts/en';

type Tags<Message extends string> =
  Message extends `${string}<${infer Name}>${string}</${string}>${infer Rest}`
    ? Record<Name, (text: readonly ReactNode[]) => ReactNode> & Tags<Rest>
    : unknown;

type Values<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;

type TextOf<Message extends string> = Message extends `${string}</${string}>${string}`
  ? (values: Values<Message> & Tags<Message>) => ReactNode
  : Message extends `${string}{${string}`
    ? (values: Values<Message>) => string
    : string;

/** A message without parameters is a text; one with parameters is a function of their names. */
export type TextsOf<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? TextOf<Messages[Key]>
    : TextsOf<Messages[Key]>;
};

/** The texts of a language, by the keys of the English catalogue. */
export type CatalogueTexts = TextsOf<typeof english>;

/** A catalogue as the build compiles it (`server/compile-texts.mjs`). */
interface Compiled {
  [key: string]: CompiledMessage | Compiled;
}

/** Binds the messages of a catalogue to the plural forms and numbers of a locale. */
export function bindCatalogue<Messages extends object>(catalogue: object, locale: string): TextsOf<Messages> {
  const numbers = new Intl.NumberFormat(locale);
  const plurals = {
    cardinal: new Intl.PluralRules(locale),
    ordinal: new Intl.PluralRules(locale, { type: 'ordinal' }),
  };
  const options: FormatOptions = {
    formatters: {
      getNumberFormat: () => numbers,
      getPluralRules: (_locale, { type = 'cardinal' } = {}) => plurals[type],
      getDateTimeFormat: (...of) => new Intl.DateTimeFormat(...of),
    },
  };
  const bind = (entry: CompiledMessage | Compiled): unknown => {
    if (typeof entry === 'string') return entry;
    if (Array.isArray(entry))
      return (values: FormatValues<ReactNode>) => {
        const text = formatMessage(entry, locale, values, options);
        return Array.isArray(text) ? createElement(Fragment, null, ...text) : text;
      };
    return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, bind(value)]));
  };
  return bind(catalogue as Compiled) as TextsOf<Messages>;
}
