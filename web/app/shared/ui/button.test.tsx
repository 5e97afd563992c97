import { describe, expect, it, vi } from 'vitest';
import { screen } from '@testing-library/react';
import type { SubmitEvent } from 'react';
import { renderPart } from '../../testing/render-screen';
import { Button } from './button';

describe('Button', () => {
  it('sends no form unless it is told to', async () => {
    const onSubmit = vi.fn((event: SubmitEvent) => {
      event.preventDefault();
    });
    const { user } = renderPart(
      <form onSubmit={onSubmit}>
        <Button>Preview</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('takes no second click while it is busy, keeps the focus and its name', async () => {
    const onClick = vi.fn();
    const { user } = renderPart(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save', busy: true });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
  });

  it('takes a double click as one if it works on something, and as two if it does not', async () => {
    const [save, move, sent] = [vi.fn(), vi.fn(), vi.fn()];
    const { user } = renderPart(
      <form action={sent}>
        <Button busy={false} onClick={save}>
          Save
        </Button>
        <Button onClick={move}>Move up</Button>
        <Button type="submit" once>
          Send
        </Button>
      </form>,
    );
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    await user.dblClick(screen.getByRole('button', { name: 'Move up' }));
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect([save, move, sent].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1]);
    await user.keyboard('{Enter}{Enter}');
    expect(sent).toHaveBeenCalledTimes(3);
  });
});
