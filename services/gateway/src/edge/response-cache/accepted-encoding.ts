import type { Encoding } from './cached-response.js';

const OURS = ['br', 'gzip'] as const;

/** Returns the best encoding that the request accepts: brotli before gzip; `q=0` is respected. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const text = Array.isArray(header) ? header.join(',') : header;
  if (text === undefined || text === '') return 'identity';
  // Browsers send no weights, so their header needs no parsing.
  if (!text.includes('q=')) return OURS.find((encoding) => text.includes(encoding)) ?? 'identity';
  const accepted = text.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const refused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    return refused ? [] : [name];
  });
  return OURS.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** Returns true when the request accepts gzip, even if it prefers another encoding. */
export const acceptsGzip = (header: string | string[] | undefined): boolean =>
  String(header ?? '')
    .split(',')
    .some((part) => acceptedEncoding(part) === 'gzip');
