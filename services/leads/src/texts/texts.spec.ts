import { EDITABLE_MAIL_KINDS, placeholderIssues } from '@manzil/contracts/leads/mail-texts';
import { describe, expect, it } from 'vitest';
import arabicEditable from './ar/editable.js';
import arabicMail from './ar/mail.js';
import arabicSearchName from './ar/search-name.js';
import englishEditable from './en/editable.js';
import englishMail from './en/mail.js';
import englishSearchName from './en/search-name.js';

const messagesOf = (catalogue: object, path = ''): [key: string, message: string][] =>
  Object.entries(catalogue).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string'
      ? [[`${path}${name}`, value] as [string, string]]
      : messagesOf(value, `${path}${name}.`),
  );
const parametersOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort();

describe.each([
  ['mail', englishMail, arabicMail],
  ['names of searches', englishSearchName, arabicSearchName],
])('the Arabic catalogue of %s', (_name, english: object, arabic: object) => {
  const messages = messagesOf(english);
  const translations = new Map(messagesOf(arabic));

  it('has the keys and parameters of English', () => {
    expect([...translations.keys()].sort()).toEqual(messages.map(([key]) => key).sort());
    for (const [key, message] of messages)
      expect([key, parametersOf(translations.get(key) ?? '')]).toEqual([key, parametersOf(message)]);
  });

  it('writes all six forms of what is counted', () => {
    const counted = [...translations.values()].filter((message) => message.includes(', plural,'));
    expect(counted.length).toBeGreaterThan(1);
    for (const message of counted)
      for (const form of ['zero', 'one', 'two', 'few', 'many', 'other'])
        expect(message).toContain(` ${form} {`);
  });
});

it.each(EDITABLE_MAIL_KINDS)('the standard words of %s have their placeholders in both languages', (kind) => {
  for (const texts of [englishEditable[kind], arabicEditable[kind]])
    expect(placeholderIssues(kind, texts)).toEqual([]);
});
