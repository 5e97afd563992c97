import type { ReplyValues } from '@manzil/contracts/leads/reply';
import type { Language } from '@manzil/contracts/site-language';

const VARIABLE = /\{\w+\}/g;

/** Replaces the variables that have a value; the others stay in their braces. */
export const fillReply = (text: string, values: ReplyValues): string =>
  text.replaceAll(
    VARIABLE,
    (variable) => new Map(Object.entries(values)).get(variable.slice(1, -1)) ?? variable,
  );

/** The variables that are left in a text, each once. */
export const variablesIn = (text: string): string[] => [...new Set(text.match(VARIABLE) ?? [])];

const NO_LISTING: Readonly<Record<Language, string>> = { en: 'Your enquiry', ar: 'استفسارك' };

export const subjectOf = ({ listing }: ReplyValues, language: Language): string =>
  listing ?? NO_LISTING[language];

/** Replaces the previously inserted saved reply, or appends to the text that the member has typed. */
export const withReply = (text: string, before: string, next: string): string =>
  text === before || text.trim() === '' ? next : `${text.trimEnd()}\n\n${next}`;
