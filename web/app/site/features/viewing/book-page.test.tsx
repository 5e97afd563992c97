import { describe, expect, it } from 'vitest';
import { screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { BookPage } from './book-page';
import { nextDays } from './next-days';
import { render } from '../../../testing/render';

const home = {
  pagelink: 'marina-view',
  called: 'Marina view, 2-bedroom apartment',
  title: 'Marina view',
  place: 'Dubai Marina, Dubai',
  photo: '/uploads/marina.webp',
  price: 1_950_000,
  adType: 'sale' as const,
};
const times = ['2026-11-28T06:00:00.000Z', '2026-11-28T06:30:00.000Z', '2026-11-30T06:00:00.000Z'];
const adviser = { name: 'Leila Haddad', phone: null };
const days = nextDays(new Date('2026-11-27T20:30:00.000Z'));
const show = (free: { adviser: typeof adviser | null; times: string[] }) => {
  const element = <BookPage {...{ home, days, done: null, free: { duration: 30, ...free } }} />;
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

describe('the page that books a viewing', () => {
  it('shows the home, and the free times of the adviser as chips of days and times', () => {
    show({ adviser, times });
    const summary = screen.getByRole('link', { name: /Marina view/ });
    expect(summary).toHaveTextContent('AED 1,950,000');
    expect(summary).toHaveTextContent('Dubai Marina, Dubai');
    expect(screen.getByRole('radio', { name: 'Saturday 28 November' })).toBeChecked();
    const saturday = within(screen.getByRole('group', { name: 'Saturday 28 November' }));
    expect(saturday.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(
      times.slice(0, 2),
    );
    expect(saturday.getByRole('radio', { name: 'Saturday 28 November, 10:00' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'In person' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Book this time' })).toBeVisible();
  });

  it.each([
    ['whose adviser has no hours', null],
    ['whose adviser has no free time', adviser],
  ])('asks for a day at a home %s', (_home, whose) => {
    show({ adviser: whose, times: [] });
    const day = screen.getByRole('combobox', { name: /Which day suits you/ });
    // The day in Dubai, which is ahead of UTC.
    expect(within(day).getAllByRole('option')[1]).toHaveTextContent('Sunday 29 November');
    expect(within(day).getAllByRole('option')).toHaveLength(15);
    expect(screen.getByRole('radio', { name: 'By video call' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Request a viewing' })).toBeVisible();
  });
});
