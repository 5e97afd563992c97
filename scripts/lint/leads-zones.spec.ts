import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const leads = join(root, 'services/leads/src');
const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => ruleId === 'import-x/no-restricted-paths',
});

/** Lints a file that does not exist with an import of `imported`, and returns the messages. */
async function messagesOf(file: string, imported: string): Promise<string[]> {
  const results = await eslint.lintText(`import '${imported}';\n`, { filePath: join(leads, file) });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

describe('the directions between folders of leads', () => {
  it('refuse features in mail and in record', async () => {
    expect((await messagesOf('mail/new.ts', '../pipeline/viewing/viewing.entity.js')).join()).toContain(
      'mail/ imports nothing of leads besides itself',
    );
    expect((await messagesOf('record/new.ts', '../intake/receive-lead.js')).join()).toContain(
      'record/ imports nothing of leads besides itself',
    );
  });

  it('let features import both', async () => {
    expect(await messagesOf('subscriber/new.ts', '../mail/mail-kinds.js')).toEqual([]);
    expect(await messagesOf('subscriber/new.ts', '../record/lead-listeners.js')).toEqual([]);
  });

  it('are set for each folder', async () => {
    const folders = readdirSync(leads, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'migrations')
      .map(({ name }) => name);
    // Nothing may import the modules of all features.
    for (const folder of folders)
      expect(await messagesOf(`${folder}/new.ts`, '../app.module.js'), folder).toHaveLength(1);
  });
});
