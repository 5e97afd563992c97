/** Messages of the gateway that the site shows to visitors unchanged. */
export const TOO_MANY_PAGES_TITLE = 'That was a lot at once';
export const TOO_MANY_PAGES_TEXT =
  'More pages and searches were requested from your connection than we can make in a short time. Please wait a moment and try again.';
