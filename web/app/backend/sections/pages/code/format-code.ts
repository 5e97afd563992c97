import type { Plugin } from 'prettier';

/** The formatter is large: it is loaded when its button is first pressed. */
const PLUGINS: Readonly<Record<'html' | 'css', () => Promise<Plugin>>> = {
  html: () => import('prettier/plugins/html'),
  css: () => import('prettier/plugins/postcss'),
};

/** The formatted text, or the syntax error at which the formatter stopped. */
type Formatted = { text: string } | { problem: string };

/** Breaks and indents lines without a visible change. */
export async function formatCode(language: 'html' | 'css', text: string): Promise<Formatted> {
  const [{ format }, plugin] = await Promise.all([import('prettier/standalone'), PLUGINS[language]()]);
  try {
    return { text: await format(text, { parser: language, plugins: [plugin], printWidth: 100 }) };
  } catch (error) {
    // The first line says what and where; the others repeat the code.
    return { problem: String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? '' };
  }
}
