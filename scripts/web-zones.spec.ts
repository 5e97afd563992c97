import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const eslint = new ESLint({ cwd: fileURLToPath(new URL('..', import.meta.url)) });

/** Lints a web file that contains only this import, and returns the messages about its direction. */
async function refusalsOf(file: string, specifier: string, by: 'import' | 'import()'): Promise<string[]> {
  const code = by === 'import' ? `import '${specifier}';\n` : `await import('${specifier}');\n`;
  const [result] = await eslint.lintText(code, { filePath: `web/app/${file}` });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'import-x/no-restricted-paths')
    .map(({ message }) => message);
}

it.each([
  ['a section of another', 'backend/sections/mail/x.ts', '../leads/lead-labels'],
  ['a section of a route', 'backend/sections/mail/x.ts', '../../routes/mail'],
  ['a section of the site', 'backend/sections/mail/x.ts', '../../../site/features/home/whole-home'],
  ['a section of samples', 'backend/sections/mail/x.ts', '../../../testing/samples/sample-run'],
  ['the kit of a section', 'backend/kit/form/x.ts', '../../sections/leads/lead-labels'],
  ['the kit of a route', 'backend/kit/form/x.ts', '../../routes/mail'],
  ['the kit of the site', 'backend/kit/form/x.ts', '../../../site/components/seo'],
  ['a folder of the kit of a later one', 'backend/kit/form/x.ts', '../lifecycle/state-badge'],
  ['a route of the backend of the site', 'backend/routes/x.tsx', '../../site/components/seo'],
  ['a route of the site of the backend', 'site/routes/x.tsx', '../../backend/kit/data/call-api'],
  ['a feature of the backend', 'site/features/home/x.ts', '../../../backend/sections/login/login-page'],
  ['a feature of another', 'site/features/contact/x.ts', '../enquiry/enquiry-form'],
  ['a feature of a route', 'site/features/contact/x.ts', '../../routes/contact'],
  ['a component of a feature', 'site/components/x.ts', '../features/enquiry/enquiry-form'],
  ['logic of the site of the backend', 'site/lib/x.ts', '../../backend/kit/data/call-api'],
  ['what is shared of the site', 'shared/ui/x.ts', '../../site/components/seo'],
  ['what is shared of the backend', 'shared/lib/x.ts', '../../backend/kit/data/call-api'],
  ['the root of samples', 'root.tsx', './testing/samples/sample-run'],
])('refuses an import by %s', async (_, file, specifier) => {
  expect(await refusalsOf(file, specifier, 'import')).toHaveLength(1);
  expect(await refusalsOf(file, specifier, 'import()')).toHaveLength(1);
});

it.each([
  ['a section of the kit', 'backend/sections/mail/x.ts', '../../kit/data/call-api'],
  ['a section of what is shared', 'backend/sections/mail/x.ts', '../../../shared/ui/button'],
  [
    'the test of a section of samples',
    'backend/sections/mail/x.test.tsx',
    '../../../testing/samples/sample-run',
  ],
  ['a folder of the kit of an earlier one', 'backend/kit/lifecycle/x.ts', '../form/form-problem'],
  ['a route of two sections', 'backend/routes/x.tsx', '../sections/leads/lead-labels'],
  [
    'a route of the backend of a page that it shows',
    'backend/routes/x.tsx',
    '../../site/features/home/whole-home',
  ],
  ['a route of the site of the login page', 'site/routes/x.tsx', '../../backend/sections/login/login-page'],
  ['a feature of a component', 'site/features/contact/x.ts', '../../components/seo'],
])('allows an import by %s', async (_, file, specifier) => {
  expect(await refusalsOf(file, specifier, 'import')).toEqual([]);
});
