import { describe, expect, it, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { renderPart } from '../../../testing/render-screen';
import { SingleUseLinkDialog } from './single-use-link-dialog';

const link = { token: 'secret', purpose: 'reset', expiresAt: '2026-11-25T09:00:00Z' } as const;

describe('the dialog of a link', () => {
  it('selects the link on focus and copies it', async () => {
    const { user } = renderPart(
      <SingleUseLinkDialog name="noor" link={link} delivery="no-server" onClose={vi.fn()} />,
    );
    expect(screen.getByLabelText('One-time link')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await window.navigator.clipboard.readText()).toBe('http://localhost/password/secret');
  });

  it.each([
    ['mailed', 'This link is on its way to noor by mail. You can copy it too.'],
    ['no-server', 'No mail server is set up: send this link to noor.'],
    ['no-address', 'noor has no email address: send this link yourself.'],
    ['failed', 'This link could not be mailed: send it to noor.'],
  ] as const)('says what became of the mail: %s', (delivery, words) => {
    renderPart(<SingleUseLinkDialog name="noor" link={link} delivery={delivery} onClose={vi.fn()} />);
    expect(screen.getByText(words, { exact: false })).toBeVisible();
  });

  it('says how to copy the link where the browser refuses', async () => {
    const { user } = renderPart(
      <SingleUseLinkDialog name="noor" link={link} delivery="no-server" onClose={vi.fn()} />,
    );
    vi.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(
      await screen.findByText('Copying is not allowed here: select the link and copy it.'),
    ).toBeVisible();
  });

  it('closes by its button and by Escape', async () => {
    const onClose = vi.fn();
    const { user } = renderPart(
      <SingleUseLinkDialog name="noor" link={link} delivery="no-server" onClose={onClose} />,
    );
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
