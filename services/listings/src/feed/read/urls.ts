import { refusePrivateAddress } from '@manzil/service-kit/network-guard';

/** A longer address is a mistake, and many of them would not fit into a message. */
const LONGEST_URL = 1_000;
const MOST_IMAGES = 100;

/** Our own uploads, which stay as they are. */
const OWN_UPLOAD = /^\/uploads\/[\w-][\w.-]*$/;

/** `photos.example/1.jpg`: a host without its scheme, or a folder with a dot? Nobody can tell. */
const BARE_HOST = /^[\w-]+(\.[\w-]+)+\//;

/** What becomes of photos that are elsewhere. */
export interface PhotoPolicy {
  /** Media fetches them, so http is as good as https. */
  fetched: boolean;
  /** Hosts on private networks that it may fetch from. */
  privateHosts: readonly string[];
}

/**
 * An https URL, or a path of our own uploads; undefined for anything else. `http:` stays where
 * `policy` has it fetched; elsewhere it becomes `https:`, which is what a browser makes of it on an https page, unless
 * it names a port. A relative address counts from `base`, the feed's own.
 */
export function readUrl(value: string, base?: string, policy?: PhotoPolicy): string | undefined {
  if (OWN_UPLOAD.test(value)) return value;
  if (BARE_HOST.test(value)) return undefined;
  const given = value.startsWith('//') ? `https:${value}` : value;
  if (!URL.canParse(given, base)) return undefined;
  const url = new URL(given, base);
  const isFetched = policy !== undefined && url.protocol === 'http:' && canFetch(url.hostname, policy);
  if (url.protocol === 'http:' && url.port === '' && !isFetched) url.protocol = 'https:';
  const named = url.hostname.includes('.') || policy?.privateHosts.includes(url.hostname) === true;
  const usable = (url.protocol === 'https:' || isFetched) && url.username === '' && named;
  return usable && url.href.length <= LONGEST_URL ? url.href : undefined;
}

function canFetch(hostname: string, { fetched, privateHosts }: PhotoPolicy): boolean {
  try {
    refusePrivateAddress(hostname, privateHosts);
    return fetched;
  } catch {
    return false;
  }
}

/**
 * Image URLs in order, each once. One text may hold many: a JSON array, a Python-like list, URLs separated
 * by commas, blanks, pipes or newlines, or glued together.
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

/** A URL begins here and is not the target that an image proxy carries in its own path or query. */
const GLUED = /(?<![/=:]|%3[dD])(?=https?:\/\/)/g;

/** One address and nothing else, as most are. */
const ONE_ADDRESS = /^https?:\/\/(?:(?!http)[^\s"'|,;[\]\\])+$/;

function splitList(text: string): string[] {
  if (ONE_ADDRESS.test(text)) return [text];
  return text
    .replaceAll('\\/', '/')
    .replace(/^\s*\[|\]\s*$/g, '')
    .split(/["'\n\r|]+/)
    .flatMap((part) => part.split(GLUED))
    .flatMap(splitSeparated)
    .map((piece) => piece.replace(/^[,;\s]+|[,;\s]+$/g, ''))
    .filter(Boolean);
}

/** Blanks and commas may also be part of one URL, so they part two only where the next one begins, or between bare paths. */
const splitSeparated = (text: string): string[] =>
  /^\s*https?:/.test(text) ? text.split(/[\s,;]+(?=https?:|\/)/) : text.split(/[\s,;]+/);
