import { describe, expect, it } from 'vitest';
import { takeImages } from './take-images';

const image = (name: string, size = 10): File => new File([new Uint8Array(size)], name);
const images = (count: number): File[] => Array.from({ length: count }, (_, i) => image(`${String(i)}.png`));
const LIMIT = 2_097_152;

describe('images for a gallery', () => {
  it('are taken in the order in which they are chosen', () => {
    const [first, second] = [image('b.png'), image('a.png')];
    expect(takeImages([first], [second])).toEqual({ images: [first, second], refusals: [] });
  });

  it('are taken at 2 MB, and left out with their name one byte above', () => {
    const fits = image('fits.png', LIMIT);
    expect(takeImages([], [fits, image('large.png', LIMIT + 1)])).toEqual({
      images: [fits],
      refusals: ['large.png exceeds the maximum allowed size of 2MB.'],
    });
  });

  it('are at most fifteen: a choice that goes beyond changes nothing', () => {
    expect(takeImages([], images(15)).refusals).toEqual([]);
    const chosen = images(14);
    expect(takeImages(chosen, images(2))).toEqual({
      images: chosen,
      refusals: ['You can not upload more than 15 images!'],
    });
  });
});
