import { relative, resolve, sep } from 'node:path';

/**
 * Words that the source must not contain, because the field has another term for each. An entry matches whole words:
 * `front door` matches the words in a comment, `frontDoor` in an identifier and `front-door` in a file name.
 * `only` limits an entry to identifiers and file names, for words that are ordinary English in a sentence.
 */
export const RETIRED = [
  { words: /\bfront doors?\b/, use: 'edge or entry point' },
  { words: /\bkept answers?\b/, use: 'cached response' },
  { words: /\bis news\b/, use: 'isNewerVersion', only: 'names' },
  { words: /\bwish(?:es|ed)?\b/, use: 'accept preferences, or requested' },
  { words: /(?<!\b(?:in|key) )\bfacts?\b/, use: 'event' },
  { words: /\w+ behind$/, use: 'fake or stub, in front', only: 'names' },
  { words: /\blet(?:s|ting)? go\b/, use: 'invalidate, evict or release' },
  { words: /\b(?:told|tells?|telling)\b/, use: 'the exact verb: published, reported, returned, notified' },
  { words: /\buse cases?\b/, use: 'the verb, as in SearchProperties.search', only: 'names' },
  { words: /\bsteady consum\w+/, use: 'consumer with reconnect' },
  { words: /\bone time (?:links?|tokens?|urls?)\b/, use: 'single-use token' },
  { words: /\bwhoever\b/, use: 'the caller, or who it is' },
  { words: /\bwhat (?:comes|came) of\b/, use: 'result or outcome' },
  { words: /\bmoments?\b/, use: 'timestamp, sequence or revision', only: 'names' },
  { words: /\bheld\b/, use: 'quarantined, suspected, or what it holds', only: 'names' },
  { words: /\bworn\b/, use: 'resolved, or stale' },
  { words: /\bshown images?\b/, use: 'resolved images', only: 'names' },
  { words: /\bflight recorders?\b/, use: 'journal' },
];

/** Splits `frontDoor`, `FRONT_DOOR` and `front-door.ts` into lower-case words. */
export const wordsOfName = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();

/** Removes code in backquotes, such as names of columns and metrics, and joins the lines of a comment. */
export const wordsOfComment = (text) =>
  text
    .replace(/`[^`]*`/g, ' ; ')
    .replace(/[\s*-]+/g, ' ')
    .toLowerCase();

const NAMES = new Set(['Identifier', 'PrivateIdentifier', 'JSXIdentifier']);

/** @type {import('eslint').Rule.RuleModule} */
export const retiredWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { retired: '"{{found}}" is a retired word here: use {{use}}.' },
  },
  create(context) {
    const { sourceCode } = context;
    const check = (words, kind, loc) => {
      for (const { words: pattern, use, only } of RETIRED) {
        if (only === 'names' && kind !== 'name') continue;
        const found = pattern.exec(words)?.[0];
        if (found !== undefined) context.report({ loc, messageId: 'retired', data: { found, use } });
      }
    };
    return {
      Program() {
        const path = relative(context.cwd, resolve(context.cwd, context.filename));
        for (const part of path.split(sep)) {
          check(wordsOfName(part.replace(/\..*$/, '')), 'name', { line: 1, column: 0 });
        }
        for (const token of sourceCode.ast.tokens) {
          if (NAMES.has(token.type)) check(wordsOfName(token.value), 'name', token.loc);
        }
        for (const comment of sourceCode.getAllComments()) {
          check(wordsOfComment(comment.value), 'comment', comment.loc);
        }
      },
    };
  },
};
