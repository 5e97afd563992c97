import type { Contradiction } from '../content/translation.js';
import { arabicNumbersIn } from './arabic-numbers.js';
import { englishNumbersIn } from './english-numbers.js';
import type { Figure } from './figures.js';
import { linksIn, phonesIn } from './links.js';
import { arabicNegations, englishNegations } from './negations.js';
import { foldArabic, foldEnglish, withoutTags } from './plain-text.js';
import { arabicMeasuresIn, englishMeasuresIn } from './measures.js';
import { arabicDatesIn, englishDatesIn } from './times.js';

/**
 * Compares numbers, units, prices, dates, phone numbers, links and negations of an English text with its translation,
 * and returns those that only one of them contains. Both may be HTML. Only figures are compared, not meanings: a text
 * without a contradiction may still be wrong.
 */
export function contradictionsBetween(english: string, arabic: string): Contradiction[] {
  return [
    ...differences(englishFigures(english), arabicFigures(arabic)),
    ...negationsBetween(english, arabic),
  ];
}

function englishFigures(text: string): Figure[] {
  const links = linksIn(text);
  const phones = phonesIn(foldEnglish(withoutTags(links.rest)));
  const dates = englishDatesIn(phones.rest);
  return [
    ...links.figures,
    ...phones.figures,
    ...dates.figures,
    ...englishNumbersIn(dates.rest),
    ...englishMeasuresIn(dates.rest),
  ];
}

function arabicFigures(text: string): Figure[] {
  const links = linksIn(text);
  const phones = phonesIn(foldArabic(withoutTags(links.rest)));
  const dates = arabicDatesIn(phones.rest);
  return [
    ...links.figures,
    ...phones.figures,
    ...dates.figures,
    ...arabicNumbersIn(dates.rest),
    ...arabicMeasuresIn(dates.rest),
  ];
}

/** The number of occurrences is not compared, because a translation may repeat a noun where English says "it". */
function differences(english: readonly Figure[], arabic: readonly Figure[]): Contradiction[] {
  const lacks = (figures: readonly Figure[], { kind, value }: Figure): boolean =>
    !figures.some((figure) => figure.kind === kind && figure.value === value);
  const missing = english.filter((figure) => figure.isOptional !== true && lacks(arabic, figure));
  const added = arabic.filter((figure) => figure.isOptional !== true && lacks(english, figure));
  return [
    ...unique(missing).map(({ kind, text }) => ({ kind, english: text, arabic: '' })),
    ...unique(added).map(({ kind, text }) => ({ kind, english: '', arabic: text })),
  ];
}

const unique = (figures: readonly Figure[]): Figure[] => [
  ...new Map(figures.map((figure) => [`${figure.kind} ${figure.value}`, figure])).values(),
];

const SENTENCE_END = /(?<=[.!?؟。])\s+|\n+/;
const sentencesOf = (text: string): string[] =>
  text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Compares sentence by sentence if both texts have the same number of sentences, otherwise the whole texts. */
function negationsBetween(english: string, arabic: string): Contradiction[] {
  const from = foldEnglish(withoutTags(english)).trim();
  const to = foldArabic(withoutTags(arabic)).trim();
  const [sentences, others] = [sentencesOf(from), sentencesOf(to)];
  const pairs =
    sentences.length === others.length
      ? sentences.map((sentence, index) => [sentence, others[index] ?? ''] as const)
      : [[from, to] as const];
  return pairs.flatMap(([one, other]): Contradiction[] => {
    const said = englishNegations(one);
    const translated = arabicNegations(other);
    if (said.count > 0 && translated.count === 0 && !translated.may)
      return [{ kind: 'negation', english: one, arabic: '' }];
    if (said.count === 0 && translated.count > 0 && !said.may)
      return [{ kind: 'negation', english: '', arabic: other }];
    return [];
  });
}
