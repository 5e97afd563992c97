import { describe, it } from 'vitest';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { retiredWords } from './retired-words.mjs';

RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

const retired = (found: string) => ({ message: new RegExp(`^"${found}"`) });

tester.run('retired-words', retiredWords, {
  valid: [
    '/** Publishes the event of a change. */ export const publishEvent = 1;',
    '// In fact the key facts of a home are its price and size.',
    '// The menu opens behind the dialog, and the lock is held until the transaction ends.',
    '// A use case is one file.',
    'const keepAlive = [1].join(); const askingPrice = behind; const factory = artifact;',
    "const text = 'We told you, whoever you are';",
    'const inFlight = new Map(); const preflight = true;',
    '// `catalogue_write.told` is the name of a column.',
    { code: 'export {};', filename: 'src/edge/entry.ts' },
  ],
  invalid: [
    { code: 'const fact = 1;', errors: [retired('fact')] },
    { code: 'interface A { newFacts: string[] }', errors: [retired('facts')] },
    { code: 'class A { private readonly searchUseCase = 1; #told = 2; }', errors: 2 },
    { code: 'const MAX_KEPT_ANSWERS = 1;', errors: [retired('kept answers')] },
    { code: 'const isNews = (a: number) => a > 1;', errors: [retired('is news')] },
    { code: 'const listingsBehind = fake();', errors: [retired('listings behind')] },
    { code: 'cache.letGo(key);', errors: [retired('let go')] },
    { code: 'const a = <OneTimeLink />;', errors: [retired('one time link')] },
    { code: 'const lock = { held: true };', errors: [retired('held')] },
    { code: '// Whoever asks is told.\nexport {};', errors: [retired('told'), retired('whoever')] },
    { code: '/* A worker lets\n * go of the feed. */\nexport {};', errors: [retired('lets go')] },
    { code: '/** The steady consumption of wishes. */\nexport {};', errors: 2 },
    { code: 'export {};', filename: 'src/front-door/entry.ts', errors: [retired('front door')] },
    { code: 'export {};', filename: 'src/lead/handle-fact.ts', errors: [retired('fact')] },
  ],
});
