import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-screen';
import { sampleRules } from '../../../testing/samples/sample-rules';
import { MortgagePage } from './mortgage-page';

it('offers the years of the loan as a file, and prints', async () => {
  renderPart(<MortgagePage fields={{}} rules={sampleRules} form={() => null} />);
  const file = await screen.findByRole('link', { name: 'Download as CSV' });
  expect(file).toHaveAttribute('download', 'mortgage.csv');
  const lines = decodeURIComponent(file.getAttribute('href') ?? '')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(26);
  expect(lines[25]).toMatch(/^25,\d+,\d+,0$/);
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});
