import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { untrueClaims } from './lib/docs/claims.mjs';
import { problemsOfIndex } from './lib/docs/decisions.mjs';
import { problemsOfMap } from './lib/docs/map.mjs';
import { Tree } from './lib/docs/tree.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'manzil-docs-'));
  write({
    '.gitignore': '.data/\ndeploy/secrets/\n',
    'package.json': JSON.stringify({ scripts: { check: 'oxlint' } }),
    'deploy/backup.sh': 'echo "$BACKUP_PUBLIC_KEY"',
    'packages/contracts/package.json': '{}',
    'packages/contracts/src/leads/stage.ts': 'export const STAGES = [];',
    'services/leads/package.json': JSON.stringify({ scripts: { seed: 'node seed.mjs' } }),
    'services/leads/src/main.ts':
      'export const configSchema = { LEADS_DATABASE_URL: url, SMTP_KEY: secret };',
    'services/leads/src/mail/mail.entity.ts': 'export class QueuedMail {}',
  });
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function claims(text: string, path = 'services/leads/README.md'): string[] {
  write({ [path]: text });
  return untrueClaims(new Tree(root), path).map(({ line, claim, problem }) => `${line}: ${claim} ${problem}`);
}

describe('true claims', () => {
  it.each([
    ['paths from the root', '`services/leads/src/main.ts`, `services/leads/`, `services/<service>/src`'],
    ['paths beside the document and in sources', '`src/mail/`, `mail/mail.entity.ts`, `src/*.ts`'],
    ['paths of packages', '`@manzil/contracts/leads/stage`, `contracts/leads/stage.ts`, `@manzil/contracts`'],
    ['names of files', '`mail.entity.ts`, `<name>.entity.ts`'],
    ['built files', '`node services/leads/dist/main.js <id>`'],
    ['files made at run time', '`deploy/secrets/password`, `.data/logs`, `DATA_DIR/logs`'],
    ['scripts', '`npm run check`, `npm run seed`, `npm run seed -w @manzil/leads`'],
    ['variables', '`BACKUP_PUBLIC_KEY`, `SMTP_KEY_FILE`, `LEADS_DATABASE_PASSWORD=x`'],
    ['names of the source', '`QueuedMail`, `configSchema`'],
    [
      'what is no path',
      '`/api/leads`, `GET /api/leads`, `text/markdown`, `https://a.example/b.ts`, `…/order`',
    ],
    [
      'links',
      '# The runbook\n[leads](src/main.ts#top), [site](https://manzil.example), [above](#the-runbook)',
    ],
    ['blocks that are no shell', '```ts\nsrc/other.ts\n```'],
  ])('%s', (_, text) => {
    expect(claims(text)).toEqual([]);
  });
});

describe('untrue claims', () => {
  it.each([
    ['paths', 'See `src/other.ts`.', '1: src/other.ts does not exist'],
    ['folders', '\n\n`mail/texts/`', '3: mail/texts/ does not exist'],
    [
      'paths of packages',
      '`@manzil/contracts/leads/state`',
      '1: @manzil/contracts/leads/state does not exist',
    ],
    ['packages', '`@manzil/other`', '1: @manzil/other does not exist'],
    ['names of files', '`other.entity.ts`', '1: other.entity.ts matches no file name'],
    ['scripts', '`npm run test:all`', '1: npm run test:all no package.json has a script "test:all"'],
    [
      'scripts of a workspace',
      '`npm run check -w @manzil/leads`',
      '1: npm run check -w @manzil/leads no package.json has a script "check"',
    ],
    ['variables', '`SMTP_SECRET`', '1: SMTP_SECRET is in no source or deployment file'],
    ['names of the source', '`sendMail()`', '1: sendMail() is in no source file'],
    ['links', '[leads](src/other.ts)', '1: src/other.ts links to no file'],
    ['anchors', '# Runbook\n[above](#runbooks)', '2: #runbooks links to no heading'],
    [
      'commands in blocks',
      '```sh\nsh deploy/restore.sh\n```',
      '1: sh deploy/restore.sh deploy/restore.sh does not exist',
    ],
  ])('%s', (_, text, problem) => {
    expect(claims(text)).toEqual([problem]);
  });

  it('may be names that a decision did not choose', () => {
    expect(claims('`sendMail()`', 'docs/decisions/0001-mail.md')).toEqual([]);
  });
});

describe('the index of decisions', () => {
  const HEAD = '# Decisions\n\nUnused numbers: 2.\n\n| Number | Decision |\n| --- | --- |\n';
  const index = (rows: string): string[] => {
    write({
      'docs/decisions/0001-mail.md': '# 1. Mail queue\n\nText',
      'docs/decisions/0003-api-tokens.md': '# 3. API tokens\n\nText',
      'docs/decisions/README.md': HEAD + rows,
    });
    return problemsOfIndex(new Tree(root));
  };
  const BOTH = '| [1](0001-mail.md) | Mail queue |\n| [3](0003-api-tokens.md) | API tokens |\n';

  it('lists each decision with its title, and the unused numbers', () => {
    expect(index(BOTH)).toEqual([]);
  });

  it('fails when a decision is missing, or has another title', () => {
    expect(index('| [1](0001-mail.md) | Mail |\n')).toEqual([
      'docs/decisions/README.md: lacks [1](0001-mail.md): Mail queue',
      'docs/decisions/README.md: lacks [3](0003-api-tokens.md): API tokens',
      'docs/decisions/README.md: [1](0001-mail.md): Mail is no title of a decision',
    ]);
  });

  it('fails when a number is unused without a word', () => {
    write({ 'docs/decisions/0005-webhooks.md': '# 5. Webhooks\n\nText' });
    expect(index(`${BOTH}| [5](0005-webhooks.md) | Webhooks |\n`)).toEqual([
      'docs/decisions/README.md: "Unused numbers" must be 2, 4',
    ]);
  });
});

it('compares the map of folders with the tree', () => {
  write({
    'README.md':
      '## Map\n\n| `deploy` | x |\n| `services/leads` | x |\n| `web` | x |\n\n## More\n\n| `demo` |',
  });
  expect(problemsOfMap(new Tree(root))).toEqual([
    'README.md: the map lacks packages/contracts',
    'README.md: the map has web, which does not exist',
  ]);
});
