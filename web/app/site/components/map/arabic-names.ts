import type { Map } from 'maplibre-gl';

const PREFIX = 'arabic-name:';
const PIXEL_RATIO = 2;
const HALO_WIDTH = 3;

/** Height of the letters in an image of full size, in CSS pixels. */
export const ARABIC_SIZE = 15;

/** The image of a name; a community without an Arabic name has none. */
export const arabicNameImage = (name: string): string => (name === '' ? '' : PREFIX + name);

/**
 * Draws an Arabic name when the map first needs its image. MapLibre sets text letter by letter, and only the browser
 * itself joins Arabic letters without a further library.
 */
export function drawArabicNames(map: Map, colours: { ink: string; halo: string }): void {
  map.on('styleimagemissing', ({ id }) => {
    if (!id.startsWith(PREFIX) || map.hasImage(id)) return;
    const image = drawName(id.slice(PREFIX.length), colours);
    if (image !== undefined) map.addImage(id, image, { pixelRatio: PIXEL_RATIO });
  });
}

function drawName(name: string, { ink, halo }: { ink: string; halo: string }): ImageData | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  const font = `${String(ARABIC_SIZE * PIXEL_RATIO)}px sans-serif`;
  context.font = font;
  canvas.width = Math.ceil(context.measureText(name).width) + 2 * HALO_WIDTH;
  canvas.height = ARABIC_SIZE * PIXEL_RATIO * 1.6;
  // Setting the size of a canvas resets its font.
  context.font = font;
  context.direction = 'rtl';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 2 * HALO_WIDTH;
  context.strokeStyle = halo;
  context.fillStyle = ink;
  const [x, y] = [canvas.width / 2, canvas.height / 2];
  context.strokeText(name, x, y);
  context.fillText(name, x, y);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
