import { expect, it } from 'vitest';
import { headingLevels } from './heading-levels';

it.each([
  ['<h3>a</h3><p>b</p><h3 class="x">c</h3>', '<h2>a</h2><p>b</p><h2 class="x">c</h2>'],
  ['<h1>a</h1><h2>b</h2>', '<h2>a</h2><h3>b</h3>'],
  ['<h2>a</h2><h5>b</h5><h2>c</h2>', '<h2>a</h2><h3>b</h3><h2>c</h2>'],
  ['<h4>a</h4><h2>b</h2><h4>c</h4>', '<h2>a</h2><h2>b</h2><h3>c</h3>'],
  ['<p>no heading</p>', '<p>no heading</p>'],
])('headings follow the title without a gap: %s', (html, expected) => {
  expect(headingLevels(html)).toBe(expected);
});
