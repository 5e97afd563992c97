/**
 * Marks a listing, a video or a gallery in the text of a post: an empty `div` with one of these attributes, whose
 * content is rendered on display. A post therefore never stores a frame, a script or an outdated price.
 */
export const HOME_ATTRIBUTE = 'data-home';
export const REFERENCE_ATTRIBUTE = 'data-reference';
export const VIDEO_ATTRIBUTE = 'data-video';
export const GALLERY_ATTRIBUTE = 'data-gallery';

const YOUTUBE_WATCH = /^https?:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{6,20})(?:[&#]|$)/i;
const YOUTUBE_PATH =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live|v)|youtu\.be)\/([\w-]{6,20})(?:[/?#]|$)/i;
const VIMEO = /^https?:\/\/(?:www\.vimeo\.com|vimeo\.com|player\.vimeo\.com\/video)\/(\d{1,20})(?:[/?#]|$)/i;

/** Returns the canonical URL of a YouTube or Vimeo video, the only allowed hosts; undefined for other URLs. */
export function videoAddress(written: string): string | undefined {
  const address = written.trim();
  const youTube = (YOUTUBE_WATCH.exec(address) ?? YOUTUBE_PATH.exec(address))?.[1];
  if (youTube !== undefined) return `https://www.youtube.com/watch?v=${youTube}`;
  const vimeo = VIMEO.exec(address)?.[1];
  return vimeo === undefined ? undefined : `https://vimeo.com/${vimeo}`;
}
