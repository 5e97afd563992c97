import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => ruleId === 'import-x/no-restricted-paths',
});

/** Lints a file that does not exist with an import of `imported`, and returns the messages. */
async function messagesOf(file: string, imported: string): Promise<string[]> {
  const filePath = join(root, 'services', file);
  expect(existsSync(join(dirname(filePath), imported.replace(/\.js$/, '.ts'))), imported).toBe(true);
  const results = await eslint.lintText(`import '${imported}';\n`, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

describe('the directions between folders of a service', () => {
  it.each([
    ['leads/src/mail/new.ts', '../pipeline/viewing/viewing.entity.js'],
    ['leads/src/record/new.ts', '../intake/receive-lead.js'],
    ['leads/src/saved-search/new.ts', '../intake/receive-lead.js'],
    ['media/src/storage/new.ts', '../asset/asset.entity.js'],
    ['content/src/media-use/new.ts', '../page/page.entity.js'],
    ['listings/src/photo/new.ts', '../property/property.entity.js'],
    ['listings/src/property/new.ts', '../search/memory/memory-index.js'],
  ])('refuse in %s an import of %s', async (file, imported) => {
    expect(await messagesOf(file, imported)).not.toEqual([]);
  });

  it.each([
    ['leads/src/subscriber/new.ts', '../mail/mail-kinds.js'],
    ['leads/src/subscriber/new.ts', '../record/lead-listeners.js'],
    ['content/src/page/new.ts', '../media-use/claim-files.js'],
    ['listings/src/property/new.ts', '../place/place-names.js'],
  ])('allow in %s an import of %s', async (file, imported) => {
    expect(await messagesOf(file, imported)).toEqual([]);
  });
});
