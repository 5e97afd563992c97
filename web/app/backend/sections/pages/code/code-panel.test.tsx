import { describe, expect, it, vi } from 'vitest';
import { EditorView } from '@codemirror/view';
import type { PageFields } from '@manzil/contracts/content/page';
import type { PageFinding } from '@manzil/contracts/content/page-check';
import { checkPage } from '@manzil/contracts/http/pages';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { queryClient } from '../../../kit/data/query-client';
import { refuse, stubApi } from '../../../../testing/api-double';
import { ReadOnly } from '../../../../shared/ui/read-only';
import { keepTyped } from '../page-fields';
import { useDraft } from '../use-page-draft';
import { CodePanel } from './code-panel';

const NO_LABELS = { title: 'A', linkAddress: 'a', seoTitle: '', metaDescription: '', keywords: '' };
const removed: PageFinding = {
  field: 'html',
  line: 2,
  kind: 'removed',
  message: '<script> is removed with all that is in it',
};

let values: PageFields;
type PanelOf = typeof CodePanel;
function Panel({ html, css, Panel: Of }: { html: string; css: string; Panel: PanelOf }) {
  const draft = useDraft<PageFields>('page:1', { ...NO_LABELS, html, css }, '1', keepTyped);
  useEffect(() => {
    values = draft.values;
  });
  return <Of draft={draft} />;
}

function open(html: string, css = '', isReadOnly = false, of: PanelOf = CodePanel) {
  render(
    <QueryClientProvider client={queryClient}>
      <ReadOnly value={isReadOnly}>
        <Panel html={html} css={css} Panel={of} />
      </ReadOnly>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
/** The code editor of a language, once it is there. */
async function editorOf(label: string): Promise<EditorView> {
  const content = await waitFor(() => {
    const found = screen.getByRole('textbox', { name: label });
    expect(found).toHaveClass('cm-content');
    expect(found).toHaveAttribute('tabindex', '0');
    return found;
  });
  const view = EditorView.findFromDOM(content);
  if (view === null) throw new Error('There is no editor');
  return view;
}
const check = () => screen.findByRole('region', { name: 'Check of the code' });

describe('the code of a page', () => {
  it('is shown with line numbers and colours, and what is typed is taken', async () => {
    stubApi(checkPage, { findings: [] });
    open('<p>One</p>\n<p>Two</p>');
    const view = await editorOf('HTML');
    expect(view.dom.querySelector('.cm-lineNumbers')).toHaveTextContent(/1.*2/);
    expect(view.dom.querySelector('.tok-typeName')).toHaveTextContent('p');
    act(() => {
      view.dispatch({ changes: { from: 0, insert: '<h1>A</h1>' } });
    });
    expect(values.html).toBe('<h1>A</h1><p>One</p>\n<p>Two</p>');
    expect(await within(await check()).findByText(/No mistakes found/)).toBeVisible();
  });

  it('goes on with what is typed into the plain field until the editor is there', async () => {
    stubApi(checkPage, { findings: [] });
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.resetModules();
    vi.doMock('./code-editor', async (original) => {
      await arrival;
      return original();
    });
    const { CodePanel: LatePanel } = await import('./code-panel');
    const user = open('<p>One</p>', '', false, LatePanel);
    const plain = screen.getByRole('textbox', { name: 'HTML' });
    await user.click(plain);
    await user.keyboard('!');
    act(arrive);
    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: 'HTML' })).toHaveClass('cm-content');
    });
    expect(screen.getByRole('textbox', { name: 'HTML' })).toHaveFocus();
    expect(values.html).toBe('<p>One</p>!');
    vi.doUnmock('./code-editor');
  });

  it('says by line what a save removes and what does not nest, and leads there', async () => {
    const requests = stubApi(checkPage, { findings: [removed] });
    const user = open('<div>\n<script></script>', 'a{}');
    const region = await check();
    expect(await within(region).findByText('2 places to look at')).toBeVisible();
    expect(requests).toMatchObject([{ body: { html: '<div>\n<script></script>', css: 'a{}' } }]);
    const items = within(region).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'MistakeHTML, line 1<div> is never closed',
      'Removed by a saveHTML, line 2<script> is removed with all that is in it',
    ]);
    const view = await editorOf('HTML');
    expect(view.dom.querySelector('.cm-lint-marker-error, .cm-lint-marker-warning')).not.toBeNull();
    await user.click(within(region).getByRole('button', { name: 'HTML, line 2' }));
    expect(view.state.selection.main).toMatchObject({ from: 6, to: 23 });
  });

  it('is formatted by a button, which can be undone, and shows the same', async () => {
    stubApi(checkPage, { findings: [] });
    const user = open('<section><h2>A</h2><p>B <b>c</b></p></section>', '.a{color:red;gap:1px}');
    await editorOf('CSS');
    await user.click(screen.getByRole('button', { name: 'Format CSS' }));
    await waitFor(() => {
      expect(values.css).toBe('.a {\n  color: red;\n  gap: 1px;\n}\n');
    });
    await user.click(screen.getByRole('button', { name: 'Format HTML' }));
    await waitFor(() => {
      expect(values.html).toBe('<section>\n  <h2>A</h2>\n  <p>B <b>c</b></p>\n</section>\n');
    });
    expect((await editorOf('HTML')).state.doc.lines).toBe(5);
  });

  it('is formatted when it is opened, which changes nothing until the first edit', async () => {
    stubApi(checkPage, { findings: [] });
    const opened = '<section><h2>A</h2><p>B</p></section>';
    open(opened);
    const view = await editorOf('HTML');
    await waitFor(() => {
      expect(view.state.doc.toString()).toBe('<section>\n  <h2>A</h2>\n  <p>B</p>\n</section>');
    });
    expect(values.html).toBe(opened);
    act(() => {
      view.dispatch({ changes: { from: 0, insert: '<hr>' } });
    });
    expect(values.html).toBe('<hr><section>\n  <h2>A</h2>\n  <p>B</p>\n</section>');
  });

  it('is left as it is by the formatter when there is a mistake in it, which is named', async () => {
    stubApi(checkPage, { findings: [] });
    const user = open('<div></p></div></b>');
    await editorOf('HTML');
    await user.click(screen.getByRole('button', { name: 'Format HTML' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /HTML cannot be formatted: Unexpected closing tag/,
    );
    expect(values.html).toBe('<div></p></div></b>');
  });

  it('is written in plain text fields by those who prefer them, here and the next time', async () => {
    stubApi(checkPage, { findings: [removed] });
    const user = open('<p>One</p>\n<script></script>');
    await editorOf('HTML');
    await user.click(screen.getByRole('button', { name: 'Plain text fields' }));
    const area = screen.getByLabelText<HTMLTextAreaElement>('HTML');
    expect(area.tagName).toBe('TEXTAREA');
    await user.type(area, '!');
    expect(values.html).toBe('<p>One</p>\n<script></script>!');
    const region = await check();
    await user.click(await within(region).findByRole('button', { name: 'HTML, line 2' }));
    expect(area).toHaveFocus();
    expect(area.selectionStart).toBe(11);
    expect(window.localStorage.getItem('plaincode')).toBe('1');
  });

  it('can be written while the check does not answer, and says so', async () => {
    stubApi(checkPage, refuse('UNAVAILABLE', 'This part is not available right now'));
    open('<p>One</p>');
    expect(await within(await check()).findByText(/cannot be checked right now/)).toBeVisible();
  });

  it('is neither checked nor changed by those who may only look at it', async () => {
    const requests = stubApi(checkPage, { findings: [] });
    const onError = vi.spyOn(console, 'error');
    open('<p>One</p>', '', true);
    const view = await editorOf('HTML');
    expect(view.state.readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Format HTML' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Check of the code' })).toBeNull();
    expect([requests, onError.mock.calls]).toEqual([[], []]);
    onError.mockRestore();
  });
});
