import { shownOrder } from '@manzil/testing/shown-order';
import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Site } from '../../../shared/lib/use-site';
import { PrintSheet } from './print-sheet';
import { languageTexts } from '../../../shared/lib/language-texts.server';
import { english } from '../../../shared/lib/english';
import { TextsContext } from '../../../shared/lib/texts';
import { render } from '../../../testing/render';

const { ar: arabic } = languageTexts;

const home = {
  agent: null,
  reference: 'MZ-7',
  pagelink: 'villa-mz-7',
  permitNumber: '71234',
  emirate: 'Dubai',
} as const;

function print(settings: Site['settings'], texts = english): void {
  const footer = { phone: '', email: '', licence: '111' };
  const site = { footer, settings, publicUrl: 'https://manzil.example' };
  const element = (
    <TextsContext value={texts}>
      <PrintSheet property={home} qr={{ size: 21, path: 'M0 0h1v1z' }} />
    </TextsContext>
  );
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

it('prints numbers in Arabic in their order, with Arabic commas', () => {
  print({ licences: { orn: '222' } }, arabic);
  const { textContent } = screen.getByText(/MZ-7/);
  expect(textContent).not.toContain(',');
  const [reference, permit, orn] = ['MZ-7', '71234', '222'].map((number) =>
    shownOrder(textContent, 'rtl').indexOf(number),
  );
  expect(orn).toBeGreaterThanOrEqual(0);
  expect(permit).toBeGreaterThan(orn ?? 0);
  expect(reference).toBeGreaterThan(permit ?? 0);
});
