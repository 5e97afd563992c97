import { describe, expect, it, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-screen';
import { Confirm } from './confirm';

function open(onConfirm: () => Promise<void> | void = () => undefined) {
  const onCancel = vi.fn();
  const { user } = renderPart(
    <Confirm title="Delete a page" confirm="Delete" danger onConfirm={onConfirm} onCancel={onCancel}>
      It is gone for good.
    </Confirm>,
  );
  return { user, onCancel };
}

describe('Confirm', () => {
  it('is named by its title and begins at Cancel', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Delete a page' })).toHaveTextContent('It is gone for good.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('confirms once while the work lasts, and can be tried again after a failure', async () => {
    let fail: ((reason: Error) => void) | undefined;
    const work = vi.fn(() => new Promise<void>((_resolve, reject) => (fail = reject)).catch(() => undefined));
    const { user } = open(work);
    const button = screen.getByRole('button', { name: 'Delete' });
    await user.click(button);
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(work).toHaveBeenCalledTimes(1);
    fail?.(new Error('refused'));
    await screen.findByRole('button', { name: 'Delete', busy: false });
    await user.click(button);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is cancelled by its button', async () => {
    const { user, onCancel } = open();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('is cancelled by the cross', async () => {
    const { user, onCancel } = open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});
