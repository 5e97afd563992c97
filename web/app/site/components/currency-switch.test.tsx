import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answerRequests } from '../../testing/browser-requests';
import { renderPart } from '../../testing/render-screen';
import { CurrencySwitch } from './currency-switch';
import { InCurrency } from './in-currency';

it('shows the chosen currency beside AED with the date of its rate, and AED alone again', async () => {
  const asked: string[] = [];
  answerRequests((path) => {
    asked.push(path);
    const rates = [{ currency: 'USD', aed: 3.6725, validFrom: '1997-01-01', isDemo: true }];
    return Promise.resolve(asked.length === 1 ? new Response('', { status: 503 }) : Response.json(rates));
  });
  renderPart(
    <>
      <p>
        AED 2,000,000
        <InCurrency aed={2_000_000} />
      </p>
      <p>
        Price on request
        <InCurrency aed={null} />
      </p>
      <CurrencySwitch />
    </>,
  );
  const user = userEvent.setup();
  const show = await screen.findByRole('button', { name: 'Show another currency' });
  // No request before the switch is used.
  expect(asked).toEqual([]);
  await user.click(show);
  expect(await screen.findByText(/^The rates are not available right now/)).toBeVisible();
  await user.click(show);
  await user.selectOptions(await screen.findByLabelText('Beside AED'), 'USD');
  expect(screen.getByText(/AED 2,000,000/)).toHaveTextContent('AED 2,000,000 about USD 544,588');
  expect(screen.getByText(/Price on request/)).toHaveTextContent(/^Price on request$/);
  expect(screen.getByText('1 USD is AED 3.6725 since 1 January 1997. Demo rate.')).toBeVisible();
  expect(localStorage.getItem('currency')).toBe('USD');
  await user.selectOptions(screen.getByLabelText('Beside AED'), 'AED only');
  expect(screen.getByText(/AED 2,000,000/)).toHaveTextContent(/^AED 2,000,000$/);
  expect(localStorage.getItem('currency')).toBeNull();
});
