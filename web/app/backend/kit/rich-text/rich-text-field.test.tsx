import { describe, expect, it } from 'vitest';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../testing/render-screen';
import { RichTextField } from './rich-text-field';
import type { RichTextKind } from './rich-text-kind';

async function open(kind: RichTextKind, value = '') {
  const changes: string[] = [];
  const route = {
    default: () => (
      <RichTextField kind={kind} label="Text" value={value} onChange={(html) => changes.push(html)} />
    ),
  };
  const { user } = renderScreen(route, { path: '/' });
  await screen.findByRole('textbox', { name: 'Text' });
  const tools = within(screen.getByRole('toolbar', { name: 'Formatting of Text' }));
  return { user, changes, tools };
}

describe('the rich-text editor', () => {
  it.each([
    ['post', ['Insert link', 'Picture', 'Gallery', 'Video', 'Listing', 'Table', 'Line across'], []],
    ['development', ['Insert link', 'Picture', 'Table', 'Line across'], ['Gallery', 'Video', 'Listing']],
    ['listing', [], ['Insert link', 'Picture', 'Gallery', 'Video', 'Listing', 'Table', 'Line across']],
  ] as const)('offers the tools of what a %s can store', async (kind, shown, absent) => {
    const { tools } = await open(kind);
    for (const name of ['Bold', 'Italic', 'Bulleted list', 'Numbered list', 'Quotation', ...shown])
      expect(tools.getByRole('button', { name })).toBeVisible();
    for (const name of absent) expect(tools.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('reports nothing when it is opened, and a text that was changed back as it was stored', async () => {
    const stored = '<p>One</p>\n<p class="ql-align-center">Two</p>';
    const { user, changes, tools } = await open('development', stored);
    expect(changes).toEqual([]);
    const style = tools.getByRole('combobox', { name: 'Paragraph style' });
    await user.selectOptions(style, 'Heading');
    expect(changes.at(-1)).toBe('<h2>One</h2><p class="ql-align-center">Two</p>');
    await user.selectOptions(style, 'Text');
    expect(changes.at(-1)).toBe(stored);
  });
});
