import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Site } from '../../../shared/lib/use-site';
import { PrintSheet } from './print-sheet';
import { render } from '../../../testing/render';

const home = {
  agent: null,
  reference: 'MZ-7',
  pagelink: 'villa-mz-7',
  permitNumber: '71234',
  emirate: 'Dubai',
} as const;

function print(settings: Site['settings']): void {
  const footer = { phone: '', email: '', licence: '111' };
  const site = { footer, settings, publicUrl: 'https://manzil.example' };
  const element = <PrintSheet property={home} qr={{ size: 21, path: 'M0 0h1v1z' }} />;
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => undefined, element }], {
    hydrationData: { loaderData: { root: site } },
  });
  render(<RouterProvider router={router} />);
}

it('prints the ORN of the footer', () => {
  print({});
  expect(screen.getByText(/Reference/)).toHaveTextContent('ORN 111');
});

it('prints the ORN of the agency where the footer shows that one', () => {
  print({ licences: { orn: '222' } });
  expect(screen.getByText(/Reference/)).toHaveTextContent('ORN 222');
  expect(screen.queryByText(/ORN 111/)).toBeNull();
});
