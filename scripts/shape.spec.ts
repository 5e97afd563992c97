import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { measureShape } from './lib/shape/measure.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'manzil-shape-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(files: Record<string, string | string[]>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${[text].flat().join('\n')}\n`);
  }
}

const PROGRAMS = [{ root: 'services/shop/src' }, { root: 'web/app/backend', groups: ['sections'] }];

const measure = (tables: Partial<Parameters<typeof measureShape>[1]> = {}): ReturnType<typeof measureShape> =>
  measureShape(root, { programs: [], flows: [], kit: /^packages\//, ...tables });

it('follows acts of this repository from entry points that exist', () => {
  const script = fileURLToPath(new URL('shape.mjs', import.meta.url));
  expect(execFileSync(process.execPath, [script], { encoding: 'utf8' })).toContain('page save');
});

it('counts files and lines of source and tests by area', () => {
  write({
    'packages/contracts/src/cart.ts': ['export const cart = 1;', ''],
    'services/shop/src/cart/cart.ts': 'export const cart = 1;',
    'services/shop/src/cart/cart.spec.ts': '',
    'services/shop/test/harness.ts': '',
    'services/shop/dist/cart.mjs': '',
    'services/shop/node_modules/other/index.ts': '',
    'web/app/ui/field.tsx': '',
    'web/app/root.tsx': '',
    'package.json': '{}',
  });
  expect(measure().size).toEqual({
    total: { files: 4, lines: 5, testFiles: 2, testLines: 2 },
    areas: {
      'packages/contracts': { files: 1, lines: 2, testFiles: 0, testLines: 0 },
      'services/shop': { files: 1, lines: 1, testFiles: 2, testLines: 2 },
      web: { files: 1, lines: 1, testFiles: 0, testLines: 0 },
      'web/app/ui': { files: 1, lines: 1, testFiles: 0, testLines: 0 },
    },
  });
});

describe('folders of a program', () => {
  it('have cycles, and imports against the direction that most imports take', () => {
    write({
      'services/shop/src/main.ts': "import './cart/cart.js';",
      'services/shop/src/cart/cart.ts': ["import '../price/price.js';", "export * from '../price/tax.js';"],
      'services/shop/src/price/price.ts': "import type { Cart } from '../cart/cart.js';",
      'services/shop/src/price/tax.ts': "export const tax = import('../money/money.js');",
      'services/shop/src/price/tax.spec.ts': "import '../cart/cart.js';",
      'services/shop/src/money/money.ts': "import '@manzil/contracts/money';",
    });
    expect(measure({ programs: PROGRAMS }).folders).toEqual([
      {
        root: 'services/shop/src',
        folders: 3,
        edges: 3,
        mutual: 1,
        cycles: [['cart', 'price']],
        against: [{ from: 'price', to: 'cart', imports: 1 }],
        importsAgainst: 1,
      },
    ]);
  });

  it('may be grouped', () => {
    write({
      'web/app/backend/sections/faq/faq.tsx': "import '../../kit/field';",
      'web/app/backend/sections/team/team.tsx': "import '../faq/faq';",
      'web/app/backend/kit/field.tsx': '',
    });
    expect(measure({ programs: PROGRAMS }).folders).toMatchObject([
      { root: 'web/app/backend', folders: 3, edges: 2, mutual: 0, cycles: [], against: [] },
    ]);
  });
});

describe('a flow', () => {
  beforeEach(() => {
    write({
      'packages/contracts/src/cart.ts': '',
      'services/shop/src/cart/cart.controller.ts': "import './list-carts.js';",
      'services/shop/src/cart/list-carts.ts': '',
      'services/shop/src/cart/save-cart.ts': [
        "import '@manzil/contracts/cart';",
        "import '../price/price.js';",
      ],
      'services/shop/src/price/price.ts': "import '../cart/save-cart.js';",
    });
  });
  const counted = ['services/shop/src/cart/cart.controller.ts'];

  it('counts what its entry points reach, without other flows of the controller and without the kit', () => {
    const flows = [{ name: 'save', counted, followed: ['services/shop/src/cart/save-cart.ts'] }];
    expect(measure({ flows }).flows).toEqual([{ name: 'save', files: 3, lines: 4, all: 4 }]);
  });

  it('fails when an entry point does not exist', () => {
    const flows = [{ name: 'save', counted, followed: ['services/shop/src/cart/store-cart.ts'] }];
    expect(() => measure({ flows })).toThrow(
      'services/shop/src/cart/store-cart.ts, an entry point of "save", does not exist',
    );
  });
});

it.each([
  ['return this.carts.list(request);', true],
  ['return withoutValues(this.carts.list(request));', true],
  ['await this.rpc.request(listCarts, { ...params, ...body, by: session.username.slice(0, 60) });', true],
  ['return this.rpc.request(rpc.listCarts, { id: params.id, asMember: asMember(session) });', true],
  ['return this.rpc.request(listCarts, { ...query, all: true });', false],
  ['return rows(await this.carts.list(request));', false],
  ['const list = await this.carts.list(request); return list;', false],
])('decides whether a handler only forwards: %s', (body, isForwarding) => {
  write({
    'services/shop/src/cart.controller.ts': `class Carts { @HandleRpc(rpc.listCarts) async list(request) { ${body} } }`,
    'services/shop/src/cart.ts': 'class Cart { @Column() list() { return this.carts.list(); } }',
  });
  expect(measure().handlers).toEqual({ handlers: 1, forwarding: isForwarding ? 1 : 0 });
});

it('lists small files with one importer in their folder', () => {
  write({
    'services/shop/src/cart/cart.ts': ["import './total.js';", "import './rows.js';", "import './empty.js';"],
    'services/shop/src/cart/total.ts': '',
    'services/shop/src/cart/total.spec.ts': "import './total.js';",
    'services/shop/src/cart/rows.ts': Array.from({ length: 15 }, () => ''),
    'services/shop/src/cart/empty.ts': '',
    'services/shop/src/price/price.ts': "import '../cart/empty.js';",
  });
  expect(measure().smallFiles).toEqual(['services/shop/src/cart/total.ts']);
});

it('counts spreads of object literals', () => {
  write({
    'services/shop/src/cart.ts': 'export const cart = { ...{ id, name }, ...rest, list: [...[1]] };',
    'services/shop/src/cart.spec.ts': 'export const cart = { ...{ id } };',
  });
  expect(measure().spreads).toEqual({ source: 1, tests: 1 });
});

it('counts words with a plainer term in names of files and in comments', () => {
  write({
    'services/shop/src/ways-on.ts': [
      '// Nobody is',
      "// shown what is hidden, `nobody` and 'that of' aside.",
      "export const text = 'whatever'; /* Made anew. */",
      'function last() {',
      '  return text;',
      '  // Somebody else.',
      '}',
    ],
  });
  const { names, comments } = measure().words;
  expect(names).toEqual({ hits: 1, most: { ways: 1 } });
  expect(comments).toEqual({
    hits: 5,
    most: { nobody: 1, 'what is': 1, 'that of': 1, anew: 1, somebody: 1 },
  });
});
