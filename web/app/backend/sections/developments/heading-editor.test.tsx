import { describe, expect, it, vi } from 'vitest';
import { setDevelopmentsHeading } from '@manzil/contracts/http/development-editing';
import { screen, waitFor } from '@testing-library/react';
import { refuse, stubApi } from '../../../testing/api-double';
import { pendingReply } from '../../../testing/pending-reply';
import { renderPart } from '../../../testing/render-screen';
import { HeadingEditor } from './heading-editor';

function open() {
  const onSaved = vi.fn(() => Promise.resolve());
  const { user } = renderPart(<HeadingEditor stored="New homes" onSaved={onSaved} />);
  return { user, onSaved, heading: screen.getByLabelText('Heading of the public list') };
}

describe('the heading of the list of projects', () => {
  it('is saved once however often it is clicked', async () => {
    const slow = pendingReply({ message: 'Heading updated successfully!' });
    const requests = stubApi(setDevelopmentsHeading, slow.reply);
    const { user, onSaved, heading } = open();
    expect(screen.getByRole('button', { name: 'Save heading' })).toBeDisabled();
    await user.type(heading, ' of Dubai');
    await user.dblClick(screen.getByRole('button', { name: 'Save heading' }));
    slow.release();
    expect(await screen.findByText('Heading updated successfully!')).toBeVisible();
    expect(requests).toMatchObject([{ body: { newtext: 'New homes of Dubai' } }]);
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('shows a refusal at the field, and keeps what was typed', async () => {
    stubApi(setDevelopmentsHeading, refuse('UNAVAILABLE', 'Projects are not available right now'));
    const { user, heading } = open();
    await user.type(heading, '!{Enter}');
    await waitFor(() => {
      expect(heading).toHaveAccessibleDescription(/Projects are not available right now/);
    });
    expect(heading).toHaveValue('New homes!');
    expect(heading).toHaveFocus();
  });
});
