import { describe, expect, it, vi } from 'vitest';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../testing/render-screen';
import { SortableList } from './sortable-list';

function open() {
  const onReorder = vi.fn<(items: string[]) => void>();
  function List() {
    const [items, setItems] = useState(['Buy', 'Rent', 'Sell']);
    return (
      <SortableList
        label="Links"
        items={items}
        idOf={(item) => item}
        nameOf={(item) => item}
        render={(item) => <span>{item}</span>}
        onReorder={(next) => {
          onReorder(next);
          setItems(next);
        }}
      />
    );
  }
  const { user } = renderPart(<List />);
  return { user, onReorder, handle: (name: string) => screen.getByRole('button', { name: `Move ${name}` }) };
}

const shown = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Links' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('span')?.textContent ?? null);

describe('SortableList', () => {
  it('moves a lifted row by arrows and stores the order when it is dropped', async () => {
    const { user, onReorder, handle } = open();
    handle('Sell').focus();
    await user.keyboard(' {ArrowUp}{ArrowUp}');
    expect(shown()).toEqual(['Sell', 'Buy', 'Rent']);
    expect(handle('Sell')).toHaveAttribute('aria-pressed', 'true');
    expect(onReorder).not.toHaveBeenCalled();
    await user.keyboard(' ');
    expect(onReorder.mock.calls).toEqual([[['Sell', 'Buy', 'Rent']]]);
    expect(handle('Sell')).toHaveFocus();
  });

  it('puts a lifted row back by Escape, and when the focus leaves', async () => {
    const { user, onReorder, handle } = open();
    handle('Buy').focus();
    await user.keyboard(' {End}{Escape}');
    expect(shown()).toEqual(['Buy', 'Rent', 'Sell']);
    await user.keyboard(' {End}');
    await user.tab();
    expect(shown()).toEqual(['Buy', 'Rent', 'Sell']);
    expect(onReorder).not.toHaveBeenCalled();
  });

  it('moves a row one place by its buttons, which keep the focus at the end of the list', async () => {
    const { user, onReorder } = open();
    const up = screen.getByRole('button', { name: 'Move Rent up' });
    await user.click(up);
    expect(onReorder.mock.calls).toEqual([[['Rent', 'Buy', 'Sell']]]);
    expect(up).toHaveAttribute('aria-disabled', 'true');
    await user.click(up);
    expect(up).toHaveFocus();
    expect(onReorder).toHaveBeenCalledTimes(1);
  });

  it('says where a row is', async () => {
    const { user, handle } = open();
    handle('Rent').focus();
    await user.keyboard(' {ArrowDown}');
    expect(screen.getByText(/Rent.*3 of 3/)).toBeInTheDocument();
  });
});
