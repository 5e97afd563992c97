import type { Page } from 'playwright-core';

/** One picture as a page shows it. */
export interface ShownPicture {
  /** The file that the browser chose. */
  file: string;
  /** Device pixels that it is drawn with for each pixel that it has; above 1 it is enlarged. */
  scale: number;
  /** CSS pixels of its box. */
  box: string;
}

/**
 * Every photograph of the demo on the page, those further down and those in rows that scroll too; what other suites have
 * uploaded may be of any size. After a change of the window a
 * browser fetches larger files in its own time: as long as one is enlarged by more than `most`, it is measured again.
 */
export async function measurePictures(page: Page, most: number, deadline = 15_000): Promise<ShownPicture[]> {
  const end = Date.now() + deadline;
  for (;;) {
    const shown = await page.evaluate(measureAll);
    if (shown.every(({ scale }) => scale <= most) || Date.now() > end) return shown;
  }
}

/** Runs in the page: compares the pixels that each picture has with those that it is drawn with. */
async function measureAll(): Promise<ShownPicture[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img, footer img')].filter(
    (image) => image.getClientRects().length > 0 && /\/uploads\/demo-(?!.*\.svg$)/.test(image.src),
  );
  for (const image of images) image.loading = 'eager';
  /** Pixels of the file itself, because a picture chosen from a set says what its place in the set is for. */
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
      // The page has exchanged it meanwhile, or its file is still to be chosen: both are measured again.
      const { currentSrc } = image;
      if (currentSrc === '') return { file: image.src, scale: Infinity, box: '' };
      const pixels = await sizeOf(currentSrc);
      // Of the box as laid out, without the effect of hover and transitions.
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
