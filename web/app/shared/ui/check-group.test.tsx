import { describe, expect, it } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckGroup } from './check-group';

const OPTIONS = [
  ['a', 'Apples'],
  ['b', 'Bread'],
  ['c', 'Cheese'],
] as const;

function Basket({ issue }: { issue?: string }) {
  const [chosen, setChosen] = useState<('a' | 'b' | 'c')[]>(['c']);
  return (
    <>
      <CheckGroup
        label="Shopping"
        hint="As much as you like"
        issue={issue}
        options={OPTIONS}
        chosen={chosen}
        onChange={setChosen}
      />
      <output>{chosen.join(' ')}</output>
    </>
  );
}

describe('a group of boxes to tick', () => {
  it('is named by its label, and keeps the order of its options', async () => {
    render(<Basket />);
    const group = screen.getByRole('group', { name: 'Shopping' });
    expect(group).toHaveAccessibleDescription('As much as you like');
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Apples'));
    expect(screen.getByRole('status')).toHaveTextContent('a c');
    await user.click(screen.getByLabelText('Cheese'));
    expect(screen.getByRole('status')).toHaveTextContent(/^a$/);
  });

  it('is ticked by the keyboard, and says what is wrong', async () => {
    render(<Basket issue="Choose something else" />);
    const user = userEvent.setup();
    await user.tab();
    expect(screen.getByLabelText('Apples')).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByLabelText('Apples')).toBeChecked();
    expect(screen.getByLabelText('Apples')).toBeInvalid();
    expect(screen.getByRole('group')).toHaveAccessibleDescription(
      'As much as you like Shopping: Choose something else',
    );
  });
});
