import type { GetICUArgs } from '@schummar/icu-type-parser';
import compile from 'icu-minify/compile';
import formatMessage, { type FormatOptions, type FormatValues } from 'icu-minify/format';

type Values<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;

type TextOf<Message extends string> = Message extends `${string}{${string}`
  ? (values: Values<Message>) => string
  : string;

/** A message without parameters is a text; one with parameters is a function of their names. */
export type TextsOf<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? TextOf<Messages[Key]>
    : TextsOf<Messages[Key]>;
};

/** Compiles the ICU messages of a catalogue and binds them to the plural forms and numbers of a locale. */
export function bindTexts<Messages extends object>(catalogue: object, locale: string): TextsOf<Messages> {
  const numbers = new Intl.NumberFormat(locale);
  const cardinal = new Intl.PluralRules(locale);
  const options: FormatOptions = {
    formatters: {
      getNumberFormat: () => numbers,
      getPluralRules: () => cardinal,
      getDateTimeFormat: (...of) => new Intl.DateTimeFormat(...of),
    },
  };
  const bind = (entry: string | object): unknown => {
    if (typeof entry !== 'string')
      return Object.fromEntries(
        Object.entries(entry).map(([key, value]: [string, string | object]) => [key, bind(value)]),
      );
    const message = compile(entry);
    if (typeof message === 'string') return message;
    return (values: FormatValues<string>) => formatMessage(message, locale, values, options);
  };
  return bind(catalogue) as TextsOf<Messages>;
}
