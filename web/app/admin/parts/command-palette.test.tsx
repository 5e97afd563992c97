import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-screen';
import { CommandPalette } from './command-palette';

function open() {
  const onClose = jest.fn();
  const { user, router } = renderPart(<CommandPalette role="admin" onClose={onClose} />);
  return { user, router, onClose, input: screen.getByRole('combobox', { name: 'Section' }) };
}

describe('the command palette', () => {
  it('goes to the first section that matches by Enter', async () => {
    const { user, router, onClose, input } = open();
    expect(input).toHaveFocus();
    await user.type(input, 'foot{Enter}');
    expect(router.state.location.pathname).toBe('/backend/footer');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('goes through the sections by arrows, round the end, with the focus in the box', async () => {
    const { user, input } = open();
    const options = screen.getAllByRole('option');
    await user.keyboard('{ArrowUp}');
    expect(input).toHaveAttribute('aria-activedescendant', options.at(-1)?.id);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toBe(options[1]);
    expect(input).toHaveFocus();
  });

  it('says when no section has that name', async () => {
    const { user, input } = open();
    await user.type(input, 'zzz{Enter}');
    expect(screen.getByText('No section has that name.')).toBeVisible();
  });
});
