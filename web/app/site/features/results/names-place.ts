const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns whether each typed word begins a word of the name, or the typed text begins its initials. */
export function namesPlace(name: string, typed: string): boolean {
  const [words, wanted] = [wordsOf(name), wordsOf(typed)];
  const initials = words.map((word) => word.charAt(0)).join('');
  const isInitials =
    wanted.length === 1 && wanted.every((word) => word.length > 1 && initials.startsWith(word));
  return isInitials || wanted.every((part) => words.some((word) => word.startsWith(part)));
}
