import { describe, expect, it, vi } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '../../kit/data/call-api';
import { renderPart } from '../../../testing/render-screen';
import { PasskeyNameDialog } from './passkey-name-dialog';

function open(onNamed: (name: string) => Promise<void>) {
  const onClose = vi.fn();
  const { user } = renderPart(
    <PasskeyNameDialog title="Rename" suggested="Phone" confirm="Save" onClose={onClose} onNamed={onNamed} />,
  );
  return { user, onClose, name: screen.getByLabelText('Name') };
}

describe('the dialog of a name for a passkey', () => {
  it('begins in the field with the suggested name, and hands over what is typed', async () => {
    const onNamed = vi.fn<(name: string) => Promise<void>>(() => Promise.resolve());
    const { user, name } = open(onNamed);
    expect(name).toHaveFocus();
    expect(name).toHaveValue('Phone');
    await user.type(name, ' of Noor {Enter}');
    await waitFor(() => {
      expect(onNamed).toHaveBeenCalledWith('Phone of Noor');
    });
  });

  it('asks for a name at the field', async () => {
    const onNamed = vi.fn<(name: string) => Promise<void>>(() => Promise.resolve());
    const { user, name } = open(onNamed);
    await user.clear(name);
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(name).toHaveAccessibleDescription('Name: Please enter a name.');
    });
    expect(onNamed).not.toHaveBeenCalled();
  });

  it('shows a refusal at the field, and can be sent again', async () => {
    const onNamed = vi
      .fn<(name: string) => Promise<void>>()
      .mockRejectedValueOnce(new ApiProblem(409, 'You have this passkey already.'))
      .mockResolvedValueOnce();
    const { user, name } = open(onNamed);
    await user.type(name, '{Enter}');
    await waitFor(() => {
      expect(name).toHaveAccessibleDescription('Name: You have this passkey already.');
    });
    await user.type(name, '{Enter}');
    expect(onNamed).toHaveBeenCalledTimes(2);
  });

  it('closes by Escape', async () => {
    const { user, onClose } = open(() => Promise.resolve());
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
