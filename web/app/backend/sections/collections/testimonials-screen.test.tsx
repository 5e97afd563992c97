import { describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/content-editing';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/testimonials';
import { stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

async function openForm() {
  stubApi(http.listTestimonialEntries, { entries: [], total: 0, deleted: [] });
  const { user } = renderScreen(route, { path: '/backend/testimonials' });
  await user.click(await screen.findByRole('button', { name: 'Add testimonial' }));
  const dialog = screen.getByRole('dialog', { name: 'Add testimonial' });
  return { user, dialog, name: within(dialog).getByLabelText('Name') };
}

describe('the form of a testimonial', () => {
  it('takes the stars by the keyboard and adds the testimonial', async () => {
    const { user, dialog, name } = await openForm();
    const requests = stubApi(http.testimonials.create, {
      id: 1,
      position: 1,
      name: 'Sara',
      review: 'Good.',
      stars: 4,
      version: 1,
      updatedAt: '2026-11-22T08:00:00Z',
      updatedBy: 'layla',
    });
    await user.type(name, 'Sara');
    await user.type(within(dialog).getByLabelText('Review'), 'Good.');
    within(dialog).getByRole('radio', { name: '5 stars' }).focus();
    await user.keyboard('{ArrowLeft}');
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Published')).toBeVisible();
    expect(requests).toMatchObject([{ body: { name: 'Sara', review: 'Good.', stars: 4 } }]);
  });

  it('says at each field that it is required, and focuses the first', async () => {
    const { user, dialog, name } = await openForm();
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await waitFor(() => {
      expect(name).toHaveFocus();
    });
    expect(name).toHaveAccessibleDescription('Name: This field is required');
    expect(within(dialog).getByLabelText('Review')).toBeInvalid();
  });
});
