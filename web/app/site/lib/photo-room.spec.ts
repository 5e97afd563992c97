import { expect, it } from 'vitest';
import { photoRoom } from './photo-room';

it.each([
  ['/uploads/demo-living-01.webp', 'livingRoom'],
  ['https://photos.example/A-17_Living Room.jpg?w=900', 'livingRoom'],
  ['https://photos.example/17/master-bedroom2.jpeg', 'bedroom'],
  ['https://photos.example/kitchen.jpg#x', 'kitchen'],
  ['/uploads/demo-bath-02.webp', 'bathroom'],
])('%s says %s', (url, room) => {
  expect(photoRoom(url)).toBe(room);
});

it.each([
  'https://photos.example/living-legends-villa-3.jpg',
  'https://photos.example/2-bedroom-apartment.jpg',
  'https://photos.example/IMG_2041.jpg',
  'https://kitchen.example/4',
  '/uploads/5f0c2a91d3.webp',
  '',
])('%s says nothing', (url) => {
  expect(photoRoom(url)).toBeUndefined();
});
