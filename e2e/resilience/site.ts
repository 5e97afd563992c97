import { waitFor } from '@manzil/testing/wait-for';
import { read, type Answer, type Product } from './product.js';

/** Longer than the short lifetime of responses that are cached right after a change. */
const SETTLED_MS = 2_500;

/** Public pages and data, including one listing. */
export async function publicReads({ gateways: [gateway] }: Product): Promise<string[]> {
  const { items } = JSON.parse((await read(`${gateway}/api/properties?adType=sale`)).text) as {
    items: { pagelink: string }[];
  };
  const listing = items[0]?.pagelink ?? '';
  return [
    '/',
    '/buy',
    '/rent',
    '/faqs',
    '/blog',
    '/mortgageservices',
    '/new_development_properties',
    `/${listing}`,
    `/api/properties/${listing}`,
    '/api/properties?adType=rent',
    '/api/faqs',
    '/allprosale',
    '/getnewly',
  ];
}

let count = 0;

/** Paths with new parameters, so that no cache has a response. */
export const unknownReads = (): string[] => {
  count += 1;
  const word = `nobody${count}x${Date.now().toString(36)}`;
  return [
    `/buy?q=${word}`,
    `/api/properties?adType=sale&q=${word}`,
    `/api/suggestions?q=${word}`,
    `/blog/${word}`,
    `/${word}`,
    `/uploads/${word}.webp`,
  ];
};

/** Reads all paths until their responses are cached and stay cached. */
export async function warm(gateway: string, paths: readonly string[]): Promise<void> {
  let since: number | undefined;
  await waitFor(
    'all pages to be kept',
    async () => {
      const answers = await Promise.all(paths.map((path) => fetch(gateway + path)));
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      const kept = answers.every((answer) => answer.ok && answer.headers.get('x-cache') === 'hit');
      since = kept ? (since ?? performance.now()) : undefined;
      return since !== undefined && performance.now() - since > SETTLED_MS;
    },
    { timeoutMs: 120_000, everyMs: 100 },
  );
}

export const readAll = async (gateway: string, paths: readonly string[]): Promise<[string, Answer][]> =>
  Promise.all(paths.map(async (path) => [path, await read(gateway + path)] as [string, Answer]));

/** Returns the failed responses that do not state clearly that something is unavailable. */
export const dishonest = (answers: [string, Answer][]): string[] =>
  answers
    .filter(([, { status, type, text }]) => {
      if (status < 500) return false;
      if (type.startsWith('text/html')) return status !== 503 || !/<h1[\s>]/.test(text);
      return (status !== 503 && status !== 504) || !type.startsWith('application/problem+json');
    })
    .map(([path, { status, type, text }]) => `${path}: ${status} ${type} ${text.slice(0, 200)}`);

export const statusesOf = (answers: [string, Answer][]): Record<string, number> =>
  Object.fromEntries(answers.map(([path, { status }]) => [path, status]));
