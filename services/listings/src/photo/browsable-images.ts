const HTTP = /^http:\/\//;
/** A port that answers http answers no https. */
const HTTP_WITH_PORT = /^http:\/\/[^/?#]*:\d/;

/**
 * Those of a listing's images that a page over https may show: of an address over http, which media fetches but
 * has not yet, the https one is tried meanwhile, as browsers themselves do.
 */
export const browsableImages = (images: readonly string[]): string[] =>
  images.filter((image) => !HTTP_WITH_PORT.test(image)).map((image) => image.replace(HTTP, 'https://'));
