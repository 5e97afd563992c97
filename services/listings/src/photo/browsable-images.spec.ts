import { expect, it } from '@jest/globals';
import { browsableImages } from './browsable-images.js';

it('images of a page are over https, or ours', () => {
  expect(
    browsableImages([
      '/uploads/a.webp',
      'http://p.example/1.jpg',
      'http://p.example:8080/2.jpg',
      'https://p.example:8443/3.jpg',
      'http://p.example/?of=http://q.example:80/4.jpg',
    ]),
  ).toEqual([
    '/uploads/a.webp',
    'https://p.example/1.jpg',
    'https://p.example:8443/3.jpg',
    'https://p.example/?of=http://q.example:80/4.jpg',
  ]);
});
