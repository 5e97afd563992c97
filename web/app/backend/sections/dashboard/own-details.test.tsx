import type { Session } from '@manzil/contracts/gateway/account';
import { saveOwnDetails } from '@manzil/contracts/http/accounts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderPart } from '../../../testing/render-screen';
import { OwnDetails } from './own-details';

const open = (known: NonNullable<Session['incompleteDetails']>) => {
  const { user } = renderPart(<OwnDetails known={known} />);
  const form = within(screen.getByRole('region', { name: 'Your name and email' }));
  return { user, form, save: () => user.click(form.getByRole('button', { name: 'Save' })) };
};

describe('the form for a missing name or email', () => {
  it('names the field of what is invalid, and of what the server refuses', async () => {
    const { user, form, save } = open({ name: '', email: null });
    await user.type(form.getByLabelText('Your email'), 'layla at home');
    await save();
    expect(form.getByLabelText('Your name')).toHaveAccessibleDescription(
      expect.stringContaining('Please enter your name.'),
    );
    expect(form.getByLabelText('Your name')).toHaveFocus();
    expect(form.getByLabelText('Your email')).toHaveAccessibleDescription(
      expect.stringContaining('Please enter a valid email address.'),
    );

    const message = 'A member with this email already exists.';
    const requests = stubApi(
      saveOwnDetails,
      refuse('CONFLICT', message, { issues: [{ field: 'email', message }] }),
    );
    await user.type(form.getByLabelText('Your name'), 'Layla Haddad');
    await user.clear(form.getByLabelText('Your email'));
    await user.type(form.getByLabelText('Your email'), 'layla@agency.example');
    await save();
    expect(requests).toMatchObject([{ body: { name: 'Layla Haddad', email: 'layla@agency.example' } }]);
    expect(form.getByLabelText('Your email')).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(form.getByLabelText('Your name')).toHaveValue('Layla Haddad');
  });

  it('asks only for what is missing', async () => {
    const { user, form, save } = open({ name: 'Layla Haddad', email: null });
    expect(form.queryByLabelText('Your name')).toBeNull();
    const requests = stubApi(saveOwnDetails, undefined);
    await user.type(form.getByLabelText('Your email'), 'layla@agency.example');
    await save();
    expect(requests).toMatchObject([{ body: { name: 'Layla Haddad', email: 'layla@agency.example' } }]);
    expect(await screen.findByText('Your details are saved.')).toBeVisible();
  });
});
