import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectFrom } from './lib/changed.mjs';

/** A small repository with the shapes of dependency that the product has. */
const FILES: Record<string, string> = {
  'packages/kit/src/csv.ts': 'export const csv = 1;',
  'packages/kit/src/csv.spec.ts': "import { csv } from './csv.js';",
  'packages/kit/src/other.spec.ts': "import type { Csv } from './csv.js';",
  'services/leads/src/main.ts': "import { csv } from '@manzil/kit/csv';",
  'services/leads/test/leads.int.spec.ts': "import { start } from '../src/main.js';",
  'services/media/src/main.ts': '',
  'scripts/boot.spec.ts': 'const entry = new URL(`../services/${name}/dist/main.js`, import.meta.url);',
  'scripts/kubernetes.spec.ts': "const file = join(root, 'deploy/kubernetes/base');",
  'deploy/kubernetes/base/web.yaml': '',
  'vitest.setup.ts': "import { csv } from '@manzil/kit/csv';",
  'web/app/routes.ts': `route('faqs', 'site/routes/faqs.tsx'),
    route('blog/:slug', 'site/routes/post.tsx'),
    ...section('backend/faq', 'faqsetting', 'faq.tsx'),`,
  'web/app/shared/lib/date.ts': '',
  'web/app/shared/lib/list.ts': '',
  'web/app/shared/lib/list.test.tsx': "import '../lib/list';",
  'web/app/site/routes/faqs.tsx': "import '../../shared/lib/list';",
  'web/app/site/routes/post.tsx': "import '../../shared/lib/date';",
  'web/app/backend/routes/faq.tsx': "import '../../shared/lib/list';",
  'e2e/journeys/faqs.spec.ts': "await page.goto('/faqs');",
  'e2e/journeys/post.spec.ts': 'await page.goto(`/blog/${slug}`);',
  'e2e/backend/faq.spec.ts': "await openSignedIn(browser, '/faqsetting');",
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'manzil-changed-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const select = (...changed: string[]) => selectFrom(changed, Object.keys(FILES), folder);

it('selects the suites that import a change through the build of another workspace', () => {
  expect(select('packages/kit/src/csv.ts').suites).toEqual([
    'packages/kit/src/csv.spec.ts',
    'scripts/boot.spec.ts',
    'services/leads/test/leads.int.spec.ts',
  ]);
});

it('says which changes can break every suite', () => {
  expect(select('packages/kit/src/csv.ts').everywhere).toEqual(['vitest.setup.ts']);
  expect(select('services/media/src/main.ts').everywhere).toEqual([]);
});

it('follows paths in templates and of folders', () => {
  expect(select('services/media/src/main.ts').suites).toEqual(['scripts/boot.spec.ts']);
  expect(select('deploy/kubernetes/base/web.yaml').suites).toEqual(['scripts/kubernetes.spec.ts']);
});

it('selects the journeys of the screens that a change is part of', () => {
  expect(select('web/app/shared/lib/list.ts')).toMatchObject({
    suites: ['web/app/shared/lib/list.test.tsx'],
    journeys: ['e2e/journeys/faqs.spec.ts', 'e2e/backend/faq.spec.ts'],
  });
  expect(select('web/app/shared/lib/date.ts').journeys).toEqual(['e2e/journeys/post.spec.ts']);
});

it('lints code that exists, and formats all that exists', () => {
  const { files, linted } = select(
    'deploy/kubernetes/base/web.yaml',
    'web/app/shared/lib/date.ts',
    'web/app/gone.ts',
  );
  expect(files).toEqual(['deploy/kubernetes/base/web.yaml', 'web/app/shared/lib/date.ts']);
  expect(linted).toEqual(['web/app/shared/lib/date.ts']);
});
