import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax' });

/** Lints JSX of a component of the site that does not exist, and returns the messages. */
async function messagesOf(jsx: string): Promise<string[]> {
  const code = `export const New = ({ texts, count, name }) => ${jsx};\n`;
  const results = await eslint.lintText(code, {
    filePath: join(root, 'web/app/site/components/form/new.tsx'),
  });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

describe('the lint of texts for visitors', () => {
  it.each([
    '<p>Homes for sale</p>',
    '<p>{count} homes</p>',
    '<p>{count > 1 ? "homes" : texts.home}</p>',
    '<a href="/" title="Homes">{name}</a>',
    '<a href="/" aria-label={`Call ${name}`}>{name}</a>',
  ])('refuses English in %s', async (jsx) => {
    expect(await messagesOf(jsx)).toEqual([expect.stringContaining('web/app/texts, by key')]);
  });

  it.each(['aria-label', 'title'])('refuses a text joined from pieces as %s', async (attribute) => {
    const jsx = `<a href="/" ${attribute}={\`\${texts.call}: \${name}\`}>{name}</a>`;
    expect(await messagesOf(jsx)).toEqual([expect.stringContaining('joined from pieces')]);
  });

  it('allows messages of the catalogue', async () => {
    expect(await messagesOf('<p title={texts.title}>{texts.homes({ count })}</p>')).toEqual([]);
  });
});
