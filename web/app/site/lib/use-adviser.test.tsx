import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useAdviser } from './use-adviser';
import { render } from '../../testing/render';

const HOME = { name: 'Tower', title: 'Flat', reference: 'MZ-1', pagelink: 'flat-mz-1' };

function Contact({ phone }: { phone: string | null | undefined }) {
  const agent = phone === undefined ? null : { name: 'Noor Haddad', phone };
  const { call, callLabel, chat, chatLabel } = useAdviser({ ...HOME, agent });
  return (
    <>
      <a href={call}>{callLabel}</a>
      <a href={chat}>{chatLabel}</a>
    </>
  );
}

it.each([
  ['+971501112233', ['Call', 'tel:+971501112233'], ['WhatsApp', '971501112233']],
  ['+97143991122', ['Call', 'tel:+97143991122'], ['WhatsApp our office', '971500000000']],
  [null, ['Call our office', 'tel:+97140000000'], ['WhatsApp our office', '971500000000']],
  [undefined, ['Call', 'tel:+97140000000'], ['WhatsApp', '971500000000']],
])('an adviser at %s is called and written to, or the office by its name', (phone, call, chat) => {
  const site = {
    footer: { phone: '+971 4 000 0000', email: '' },
    chatNumber: '971500000000',
    publicUrl: 'https://manzil.example',
  };
  const element = <Contact phone={phone} />;
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => undefined, element }], {
    hydrationData: { loaderData: { root: site } },
  });
  render(<RouterProvider router={router} />);
  const [first, second] = screen.getAllByRole('link');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(call);
  expect([second?.textContent, new URL(second?.getAttribute('href') ?? '').pathname.slice(1)]).toEqual(chat);
});
