/**
 * `npm run shape` prints numbers about the shape of the source, and `npm run shape -- --json` the same as JSON.
 *
 * - Size: files and lines of TypeScript, TSX and mjs. Tests are `*.spec`, `*.test` and `*.int` files and everything in
 *   a folder `test/` or `e2e/`.
 * - Folders: imports between the top folders of each of PROGRAMS. Imports of types are counted like others, imports of
 *   tests are not. "Against" are the imports that must be removed so that no cycle is left, by a greedy heuristic: a
 *   smaller set may exist.
 * - Flows: the distinct files that the entry points of FLOWS reach by imports. "Files" leaves out packages and the shared
 *   folders of KIT; "all" includes them. Imports say nothing about messages between processes, so each process has
 *   its own entry points. A file is reached even when the flow runs only one function of it.
 * - Handlers: methods with `@HandleRpc`, `@HandleLifecycle`, `@HandleEvent`, `@HandleCommand` or `@Endpoint`. "Forwarding" are those that
 *   only call one method of a member with their input.
 * - Small files: under 15 lines, imported by one file alone, which is in the same folder.
 * - Spreads: object literals that are spread into an object literal, which hides unknown properties from the compiler.
 * - Words: names of files and comments with a word that has a plainer term (`scripts/lib/shape/words.mjs`). Some of
 *   these words are right where they are, so only the change of the number means something.
 */
import { measureShape } from './lib/shape/measure.mjs';
import { root } from './lib/paths.mjs';

/** `groups` are folders whose own folders are the nodes. A folder that does not exist is left out. */
const PROGRAMS = [
  ...['listings', 'content', 'leads', 'media', 'gateway'].map((name) => ({ root: `services/${name}/src` })),
  { root: 'web/app/backend', groups: ['kit', 'sections'] },
  { root: 'web/app/site', groups: ['features'] },
];

/** Shared folders, which every flow uses. */
const KIT =
  /^(?:packages\/|web\/app\/shared\/|web\/app\/site\/(?:lib|components)\/|web\/app\/backend\/kit\/|services\/gateway\/src\/(?:http|shared)\/)/;

/** Of `counted` entry points the imports are not followed: controllers serve other flows too. */
const FLOWS = [
  {
    name: 'cold search',
    counted: ['services/gateway/src/listings/property.controller.ts'],
    followed: ['web/app/site/routes/buy.tsx', 'services/listings/src/property/search-by-text.ts'],
  },
  {
    name: 'enquiry',
    counted: ['services/gateway/src/leads/enquiry.controller.ts'],
    followed: ['web/app/site/routes/form-answer.ts', 'services/leads/src/intake/submit-enquiry.ts'],
  },
  {
    name: 'page save',
    counted: ['services/gateway/src/content/pages/pages.controller.ts'],
    followed: ['web/app/backend/routes/page.tsx', 'services/content/src/page/update-page.ts'],
  },
  {
    name: 'listing page',
    counted: ['services/gateway/src/listings/property.controller.ts'],
    followed: [
      'web/app/site/routes/pagelink.tsx',
      'services/gateway/src/listings/show-listing.ts',
      'services/listings/src/property/get-property.ts',
    ],
  },
  {
    name: 'import',
    counted: [
      'services/gateway/src/feed/feed.controller.ts',
      'services/listings/src/import/import.controller.ts',
    ],
    followed: [
      'web/app/backend/routes/feed.tsx',
      'services/gateway/src/feed/run-import.ts',
      'services/listings/src/import/request-import.ts',
      'services/listings/src/import/run-import.ts',
    ],
  },
];

function table(head, rows) {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const lines = all.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  '),
  );
  return `${lines.join('\n')}\n`;
}

function report({ size, folders, flows, handlers, smallFiles, spreads, words }) {
  const sizeRow = ([name, { files, lines, testFiles, testLines }]) => [
    name,
    files,
    lines,
    testFiles,
    testLines,
  ];
  const most = ({ most }) =>
    Object.entries(most)
      .map(([word, hits]) => `${word} ${hits}`)
      .join(', ');
  return [
    table(
      ['Size', 'files', 'lines', 'test files', 'test lines'],
      [...Object.entries(size.areas), ['total', size.total]].map(sizeRow),
    ),
    table(
      ['Folders', 'nodes', 'edges', 'mutual pairs', 'cycles', 'pairs against', 'imports against'],
      folders.map((one) => [
        one.root,
        one.folders,
        one.edges,
        one.mutual,
        one.cycles.length,
        one.against.length,
        one.importsAgainst,
      ]),
    ),
    ...folders.flatMap((one) => [
      ...one.cycles.map((nodes) => `${one.root}: cycle of ${nodes.length}: ${nodes.join(', ')}\n`),
      ...(one.against.length === 0
        ? []
        : [
            `${one.root}: against: ${one.against.map(({ from, to, imports }) => `${from} → ${to} (${imports})`).join(', ')}\n`,
          ]),
    ]),
    table(
      ['Flows', 'files', 'lines', 'all files'],
      flows.map(({ name, files, lines, all }) => [name, files, lines, all]),
    ),
    table(
      ['Patterns', 'number'],
      [
        ['handlers', handlers.handlers],
        ['forwarding handlers', handlers.forwarding],
        ['small files with one importer', smallFiles.length],
        ['object spreads in source', spreads.source],
        ['object spreads in tests', spreads.tests],
        ['retired words in names of files', words.names.hits],
        ['retired words in comments', words.comments.hits],
      ],
    ),
    `Most in names: ${most(words.names)}\nMost in comments: ${most(words.comments)}\n`,
  ].join('\n');
}

try {
  const shape = measureShape(root, { programs: PROGRAMS, flows: FLOWS, kit: KIT });
  process.stdout.write(
    process.argv.includes('--json') ? `${JSON.stringify(shape, null, 2)}\n` : report(shape),
  );
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
