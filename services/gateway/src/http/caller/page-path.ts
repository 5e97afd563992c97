import type { IncomingMessage } from 'node:http';

const paths = new WeakMap<IncomingMessage, string>();

/** Remembers the path of the page that a form was sent from where the endpoint has another, as in Arabic. */
export function setPagePath(request: IncomingMessage, path: string): void {
  paths.set(request, path);
}

export const pagePathOf = (request: IncomingMessage): string | undefined => paths.get(request);
