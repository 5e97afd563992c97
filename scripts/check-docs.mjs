/**
 * Checks what Markdown files claim in code spans and shell blocks: paths of the repository exist, `npm run` names a
 * script, variables and names occur in the source. Links must lead to files and headings. The index of decisions and the
 * map in README.md must be complete.
 */
import { untrueClaims } from './lib/docs/claims.mjs';
import { problemsOfIndex } from './lib/docs/decisions.mjs';
import { problemsOfMap } from './lib/docs/map.mjs';
import { Tree } from './lib/docs/tree.mjs';
import { root } from './lib/paths.mjs';

/** Claims that are true although the check cannot see it, with the reason. */
const EXCEPTIONS = {};

const tree = new Tree(root);
const claims = tree.files
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) => untrueClaims(tree, path).map((claim) => ({ path, ...claim })));
const used = new Set(claims.map(({ claim }) => claim));
const problems = [
  ...claims
    .filter(({ claim }) => EXCEPTIONS[claim] === undefined)
    .map(({ path, line, claim, problem }) => `${path}:${line}: \`${claim}\` ${problem}`),
  ...Object.keys(EXCEPTIONS)
    .filter((claim) => !used.has(claim))
    .map((claim) => `scripts/check-docs.mjs: the exception \`${claim}\` is not needed any more`),
  ...problemsOfIndex(tree),
  ...problemsOfMap(tree),
];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
