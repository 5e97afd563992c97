/**
 * A home, a film or a gallery in the text of a post is an empty `div` with one of these attributes: what it shows is made
 * when the post is shown, so a post never holds a frame, a script or an old price.
 */
export const HOME_ATTRIBUTE = 'data-home';
export const REFERENCE_ATTRIBUTE = 'data-reference';
export const VIDEO_ATTRIBUTE = 'data-video';
export const GALLERY_ATTRIBUTE = 'data-gallery';

const YOUTUBE_WATCH = /^https?:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{6,20})(?:[&#]|$)/i;
const YOUTUBE_PATH =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live|v)|youtu\.be)\/([\w-]{6,20})(?:[/?#]|$)/i;
const VIMEO = /^https?:\/\/(?:www\.vimeo\.com|vimeo\.com|player\.vimeo\.com\/video)\/(\d{1,20})(?:[/?#]|$)/i;

/** The canonical address of a film on YouTube or Vimeo, the only hosts that are allowed; undefined for any other one. */
export function videoAddress(written: string): string | undefined {
  const address = written.trim();
  const youTube = (YOUTUBE_WATCH.exec(address) ?? YOUTUBE_PATH.exec(address))?.[1];
  if (youTube !== undefined) return `https://www.youtube.com/watch?v=${youTube}`;
  const vimeo = VIMEO.exec(address)?.[1];
  return vimeo === undefined ? undefined : `https://vimeo.com/${vimeo}`;
}
