import type { Page } from 'playwright-core';

/** A picture as rendered on a page. */
export interface ShownPicture {
  /** The file that the browser chose. */
  file: string;
  /** Device pixels per pixel of the file; above 1 it is enlarged. */
  scale: number;
  /** Size of its box in CSS pixels. */
  box: string;
}

/**
 * Measures every demo photo on the page, including those in scrollable rows; other suites may upload pictures of
 * any size. After a resize the browser loads larger files with a delay, so the measurement is repeated while a
 * photo is enlarged by more than `most`.
 */
export async function measurePictures(page: Page, most: number, deadline = 15_000): Promise<ShownPicture[]> {
  const end = Date.now() + deadline;
  for (;;) {
    const shown = await page.evaluate(measureAll);
    if (shown.every(({ scale }) => scale <= most) || Date.now() > end) return shown;
  }
}

/** Runs in the page: compares the pixels of each file with the pixels that it is rendered with. */
async function measureAll(): Promise<ShownPicture[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img, footer img')].filter(
    (image) => image.getClientRects().length > 0 && /\/uploads\/demo-(?!.*\.svg$)/.test(image.src),
  );
  for (const image of images) image.loading = 'eager';
  /** Pixels of the file itself, because the natural size of a picture with `srcset` depends on its descriptor. */
  const sizeOf = (url: string): Promise<{ width: number; height: number }> =>
    new Promise((resolve, reject) => {
      const file = new Image();
      file.onload = () => {
        resolve({ width: file.naturalWidth, height: file.naturalHeight });
      };
      file.onerror = () => {
        reject(new Error(`${url} cannot be shown`));
      };
      file.src = url;
    });
  const ended = async (image: HTMLImageElement): Promise<void> => {
    if (image.complete) return;
    await new Promise((resolve) => {
      for (const event of ['load', 'error']) image.addEventListener(event, resolve, { once: true });
    });
  };
  return Promise.all(
    images.map(async (image) => {
      // Not `decode()`: the size is known without the pixels, and most of these pictures are never painted.
      await ended(image);
      // The page replaced the file meanwhile, or has not chosen one yet: both are measured again.
      const { currentSrc } = image;
      if (currentSrc === '') return { file: image.src, scale: Infinity, box: '' };
      const pixels = await sizeOf(currentSrc);
      // Layout size, without the effect of hover and transitions.
      const [across, down] = [image.offsetWidth / pixels.width, image.offsetHeight / pixels.height];
      const fit = getComputedStyle(image).objectFit;
      const drawn =
        fit === 'contain' || fit === 'scale-down' ? Math.min(across, down) : Math.max(across, down);
      return {
        file: new URL(currentSrc).pathname,
        scale: Math.round(drawn * devicePixelRatio * 100) / 100,
        box: `${String(image.offsetWidth)}x${String(image.offsetHeight)}`,
      };
    }),
  );
}
