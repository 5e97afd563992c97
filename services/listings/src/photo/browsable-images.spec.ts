import { expect, it } from 'vitest';
import { browsableImages, browsablePlans } from './browsable-images.js';

const IMAGES = [
  '/uploads/a.webp',
  'http://p.example/1.jpg',
  'http://p.example:8080/2.jpg',
  'https://p.example:8443/3.jpg',
  'https://q.example/?of=https://p.example/4.jpg',
];

it('images of a page are ours, or over https and at a host that is named', () => {
  expect(browsableImages(IMAGES, [])).toEqual(['/uploads/a.webp']);
  expect(browsableImages(IMAGES, ['p.example', 'p.example:8443'])).toEqual([
    '/uploads/a.webp',
    'https://p.example/1.jpg',
    'https://p.example:8443/3.jpg',
  ]);
});

it('plans that are PDF files are linked wherever they are', () => {
  const plans = ['https://q.example/plan.pdf?v=2', 'https://q.example/plan.png', '/uploads/plan.webp'];
  expect(browsablePlans(plans, [])).toEqual(['https://q.example/plan.pdf?v=2', '/uploads/plan.webp']);
});
