import { expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.js';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.000,gzip;q=0', 'identity'],
  ['br;q=0.1', 'br'],
])('"%s" is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
