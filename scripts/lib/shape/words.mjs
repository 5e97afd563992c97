import { posix } from 'node:path';
import { RETIRED, wordsOfComment, wordsOfName } from '../../lint/retired-words.mjs';
import { commentsOf } from './source.mjs';

/** Words in file names with a plainer term. The lint rule `words/retired` refuses further words. */
const NAMES = [
  { words: /\bways?\b/, use: 'suggestions, nearby' },
  { words: /\bwithout (?:two|silence)\b/, use: 'relax-filters, idle-timeout' },
  { words: /\b(?:in|post|table|page|entry) address\b/, use: 'slug, URL, parameter' },
  { words: /\bwords$/, use: 'labels, messages' },
  { words: /\b(?:keep|kept)\b/, use: 'preserve, cached, stored' },
  { words: /\bend typing\b/, use: 'commit-inline-edit' },
  { words: /\bodd\b/, use: 'outside, unusual' },
  { words: /\b(?:taken|asked)\b/, use: 'conflict, consent' },
  { words: /\b(?:some|own) (?:vocabulary|value)\b/, use: 'fixture, own-property' },
  { words: /\bfirst past\b/, use: 'lower-bound' },
  { words: /\b(?:enter|announce) lead\b/, use: 'create-lead, publish-lead-received' },
  { words: /\bas(?:king)? member\b/, use: 'to-viewer, viewer' },
  { words: /\bhomes?\b/, use: 'listing' },
  { words: /\blook\b/, use: 'styles' },
];

/** Phrases in comments with a plainer alternative. */
const COMMENTS = [
  { words: /\b(?:that|those) of\b/, use: 'the noun' },
  { words: /\bof one that\b/, use: 'the noun' },
  { words: /\b(?:what|who) (?:is|are|was|were)\b/, use: 'the noun' },
  { words: /\b(?:some|no|every)body\b|\banybody\b/, use: 'visitor, staff user, caller, no user' },
  { words: /\bcounts? for nothing\b|\bcounts? (?:once|as)\b/, use: 'is ignored, is valid' },
  { words: /\b(?:goes|go) before\b/, use: 'takes precedence' },
  { words: /\b(?:stands?|stood) for\b/, use: 'means, represents' },
  { words: /\blies?\b/, use: 'is stored, is' },
  { words: /\b(?:comes?|came) to\b/, use: 'reaches, becomes' },
  { words: /\b(?:gives?|gave) way\b/, use: 'yields, is evicted' },
  { words: /\bin sight\b/, use: 'is visible' },
  { words: /\banew\b/, use: 'again' },
  { words: /\bbesides\b/, use: 'also' },
  { words: /\b(?:by|of) (?:itself|themselves)\b/, use: 'automatically' },
  { words: /\bwhatever\b/, use: 'any, regardless of' },
  { words: /\bof the (?:release|version) before\b/, use: 'of the previous release' },
  { words: /\bthe eye\b/, use: 'decorative' },
  { words: /\bwhose turn\b/, use: 'round-robin' },
  { words: /\bin a row\b/, use: 'consecutive' },
];

/**
 * Counts names of files and comments that contain words or phrases with a plainer term, also those that the lint rule
 * `words/retired` refuses.
 */
export function countWords(files) {
  const inNames = new Map();
  const inComments = new Map();
  const names = [...NAMES, ...RETIRED];
  const comments = [...COMMENTS, ...RETIRED.filter(({ only }) => only !== 'names')];
  for (const file of files.values()) {
    count(inNames, names, wordsOfName(posix.basename(file.path).replace(/\..*$/, '')));
    for (const comment of commentsOf(file)) count(inComments, comments, wordsOfComment(comment));
  }
  return { names: total(inNames), comments: total(inComments) };
}

function count(hits, patterns, text) {
  for (const { words } of patterns) {
    for (const [found] of text.matchAll(new RegExp(words, 'g'))) hits.set(found, (hits.get(found) ?? 0) + 1);
  }
}

const total = (hits) => ({
  hits: [...hits.values()].reduce((sum, number) => sum + number, 0),
  most: Object.fromEntries([...hits].sort(([, one], [, other]) => other - one).slice(0, 12)),
});
