import { refusePrivateAddress } from '@manzil/service-kit/network-guard';

/** A longer URL is a mistake, and many of them would not fit into a message. */
const LONGEST_URL = 1_000;
const MOST_IMAGES = 100;

/** Matches our own uploads, which are kept unchanged. */
const OWN_UPLOAD = /^\/uploads\/[\w-][\w.-]*$/;

/** Matches `photos.example/1.jpg`, which may be a host without scheme or a folder with a dot. */
const BARE_HOST = /^[\w-]+(\.[\w-]+)+\//;

export interface PhotoPolicy {
  /** Media fetches the photos, so http is as good as https. */
  fetched: boolean;
  /** Hosts on private networks from which media may fetch. */
  privateHosts: readonly string[];
}

/**
 * Returns an https URL, or a path of our own uploads; undefined for anything else. `http:` is kept when `policy` has
 * media fetch it; otherwise it becomes `https:`, as browsers do on an https page, unless the URL has a port. A
 * relative URL is resolved against `base`.
 */
export function readUrl(value: string, base?: string, policy?: PhotoPolicy): string | undefined {
  if (OWN_UPLOAD.test(value)) return value;
  const whole = withScheme(value);
  if (BARE_HOST.test(whole)) return undefined;
  const given = whole.startsWith('//') ? `https:${whole}` : whole;
  if (!URL.canParse(given, base)) return undefined;
  const url = new URL(given, base);
  const isFetched = policy !== undefined && url.protocol === 'http:' && canFetch(url.hostname, policy);
  if (url.protocol === 'http:' && url.port === '' && !isFetched) url.protocol = 'https:';
  const hasHost = url.hostname.includes('.') || policy?.privateHosts.includes(url.hostname) === true;
  const usable = (url.protocol === 'https:' || isFetched) && url.username === '' && hasHost;
  return usable && url.href.length <= LONGEST_URL ? url.href : undefined;
}

/** Repairs `www.example.com/1.jpg` and `https:/example.com/1.jpg`. */
const withScheme = (value: string): string =>
  value.replace(/^(?=www\.[\w-]+\.)/i, 'https://').replace(/^(https?):?\/\/?(?=[\w-]+\.)(?!\/)/i, '$1://');

function canFetch(hostname: string, { fetched, privateHosts }: PhotoPolicy): boolean {
  try {
    refusePrivateAddress(hostname, privateHosts);
    return fetched;
  } catch {
    return false;
  }
}

/** Files and pages that senders list among the photos, but no browser shows as one. */
const NO_IMAGE =
  /\.(mp4|mov|avi|webm|mkv|m4v|wmv|flv|mp3|wav|pdf|docx?|xlsx?|pptx?|zip|rar|html?|txt|csv|dwg)$/i;
const NO_IMAGE_HOST = /^https?:\/\/(?:[^/]*\.)?(?:youtube\.com|youtu\.be|vimeo\.com|matterport\.com)\//i;

/** False for a URL that shows by its name that it is no photo. */
export function isImage(url: string): boolean {
  const end = url.search(/[?#]/);
  return !NO_IMAGE.test(end === -1 ? url : url.slice(0, end)) && !NO_IMAGE_HOST.test(url);
}

/**
 * Returns image URLs in order, each once. One text may contain many: a JSON array, a Python-like list, URLs separated
 * by commas, spaces, pipes or newlines, or without separator.
 */
export function readImages(
  values: readonly string[],
  base?: string,
  policy?: PhotoPolicy,
): { images: string[]; unread: string[] } {
  const images = new Set<string>();
  const unread: string[] = [];
  for (const piece of values.flatMap(splitList)) {
    const url = readUrl(piece, base, policy);
    if (url === undefined || images.size >= MOST_IMAGES) unread.push(piece);
    else images.add(url);
  }
  return { images: [...images], unread };
}

/** Matches the start of a URL that is not the target in the path or query of an image proxy. */
const GLUED = /(?<![/=:]|%3[dD])(?=https?:\/\/)/g;

/** Matches the usual text with exactly one URL. */
const SINGLE_URL = /^https?:\/\/(?:(?!http)[^\s"'|,;<[\]\\])+$/;

/** Objects of JSON and values of PHP: only their URLs are of use. */
const SERIALISED = /^\s*(?:\[?\s*\{\s*"|a:\d+:\{)/;
const URL_IN_TEXT = /https?:\/\/[^\s"'<>{}]+/gi;
const DATA_URL = /^data:/i;

/** The target of a link, or the source of a picture. */
const IN_TAG = /<a\b[^>]*?\bhref=["']?([^"'\s>]+)[^>]*>[^<]*<\/a>|<img\b[^>]*?\bsrc=["']?([^"'\s>]+)[^>]*>/gi;

function splitList(text: string): string[] {
  if (SINGLE_URL.test(text) || OWN_UPLOAD.test(text) || DATA_URL.test(text)) return [text];
  if (SERIALISED.test(text)) return text.replaceAll('\\/', '/').match(URL_IN_TEXT) ?? [text];
  return text
    .replaceAll('\\/', '/')
    .replace(/\\[rnt](?=\W|https?:|$)/g, '\n')
    .replaceAll('&amp;', '&')
    .replace(IN_TAG, '\n$1$2\n')
    .replace(/<[^>]*>/g, '\n')
    .replace(/^\s*\[|\]\s*$/g, '')
    .replace(/^\s*[({]([^]*)[)}]\s*$/, '$1')
    .split(/["'\n\r|]+/)
    .flatMap((part) => part.split(GLUED))
    .flatMap(splitSeparated)
    .map((piece) => piece.replace(/^[,;\s]+|[,;\s^~#*]+$/g, ''))
    .filter(Boolean);
}

/** Splits at spaces and commas only before the next URL, because a URL may contain them, or between paths. */
const splitSeparated = (text: string): string[] =>
  /^\s*https?:/.test(text) ? text.split(/[\s,;]+(?=https?:|\/)/) : text.split(/[\s,;]+/);
