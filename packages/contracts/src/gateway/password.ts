export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 200;
export const PASSWORD_TOO_COMMON = 'This password is too easy to guess. Choose a less common one.';

/** Words that most guessed passwords are built from, apart from the username. */
const COMMON_WORDS = [
  'password',
  'passwort',
  'passw',
  'qwerty',
  'azerty',
  'asdf',
  'zxcv',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'administrator',
  'login',
  'master',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'batman',
  'trustno',
  'secret',
  'changeme',
  'default',
  'guest',
  'user',
  'test',
  'hello',
  'abc',
  'manzil',
  'dubai',
  'property',
  'realestate',
];

/** Sequences of adjacent keys, the alphabet and the digits. */
const WALKS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'q1w2e3r4t5y6u7i8o9p0',
];

const PLAIN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');
/** Reverses common substitutions: `3` for `e`, `@` for `a`. */
export const unmasked = (text: string): string => text.replace(/[013457@$!]/g, (sign) => PLAIN[sign] ?? '');

/**
 * Returns a message if the password is too weak, or undefined. Detects the username and the most common words
 * despite added digits, signs, repetition and common substitutions. The gateway also refuses passwords of a list
 * that is too large for a browser.
 */
export function passwordFault(password: string, username: string): string | undefined {
  if (password.length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters.`;
  if (password.length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters.`;
  const lower = password.toLowerCase();
  if (isNameWithTrimmings(lower, username.trim().toLowerCase()))
    return 'Do not use your username as password.';
  if (isRepetition(lower) || isWalk(lower) || isCommon(lower)) {
    return PASSWORD_TOO_COMMON;
  }
  return undefined;
}

function isNameWithTrimmings(password: string, username: string): boolean {
  if (password === username) return true;
  return username.split('@', 1).some((name) => {
    const letters = lettersOf(name);
    return letters.length >= 3 && madeOf(lettersOf(password), [letters]);
  });
}

/** One to four characters, repeated. */
const isRepetition = (text: string): boolean =>
  /^(.{1,4}?)\1+.{0,3}$/su.test(text) && new Set(text).size <= 4;

const isWalk = (text: string): boolean => {
  const letters = lettersOf(text);
  return [text, ...(letters.length >= 8 && letters.length * 2 > text.length ? [letters] : [])].some(
    isOneWalk,
  );
};

const isOneWalk = (text: string): boolean => {
  const backwards = [...text].reverse().join('');
  return WALKS.some((walk) => (walk + walk).includes(text) || (walk + walk).includes(backwards));
};

/** True if only common words remain after removing digits and signs, or reversing substitutions. */
const isCommon = (text: string): boolean =>
  [lettersOf(text), lettersOf(unmasked(text)), lettersOf(unmasked(text.replace(/[\d\W_]+$/u, '')))].some(
    (letters) => letters !== '' && madeOf(letters, COMMON_WORDS),
  ) ||
  (/^[\d\W_]+$/u.test(text) && new Set(text).size <= 3);

/** Checks whether `text` is a concatenation of `words`. */
function madeOf(text: string, words: readonly string[]): boolean {
  const reachable = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reachable.has(at)) continue;
    for (const word of words) if (text.startsWith(word, at)) reachable.add(at + word.length);
  }
  return text !== '' && reachable.has(text.length);
}
