import type { TranslationSummary } from '@manzil/contracts/content/translation';
import type { TranslationLanguage } from '@manzil/contracts/site-language';
import { TEXTS, textsAbout, type RecordState } from './translation-texts';

/** The most urgent state among the texts of a record. */
export function recordState(record: TranslationSummary): RecordState {
  if (record.contradicting > 0) return 'contradicting';
  if (record.outdated > 0) return 'outdated';
  if (record.missing > 0) return 'missing';
  return record.ready ? 'shown' : 'complete';
}

/** Counts the remaining work, or names the state if there is none. */
export function stateText(language: TranslationLanguage, record: TranslationSummary): string {
  const { contradicting, outdated, missing } = TEXTS.state;
  const work = [
    ...(record.contradicting > 0 ? [contradicting(record.contradicting)] : []),
    ...(record.outdated > 0 ? [outdated(record.outdated)] : []),
    ...(record.missing > 0 ? [missing(record.missing)] : []),
  ];
  return work.length > 0 ? work.join(', ') : textsAbout(language).states[recordState(record)];
}

/** Whole per cent, rounded down, so that 100 means that nothing is missing. */
export const percentOf = (translated: number, texts: number): number =>
  texts === 0 ? 100 : Math.floor((translated / texts) * 100);
