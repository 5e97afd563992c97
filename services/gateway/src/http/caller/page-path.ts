import type { IncomingMessage } from 'node:http';

const paths = new WeakMap<IncomingMessage, string>();

/** Remembers the path of a form's page where it differs from the endpoint's path, as on Arabic pages. */
export function setPagePath(request: IncomingMessage, path: string): void {
  paths.set(request, path);
}

export const pagePathOf = (request: IncomingMessage): string | undefined => paths.get(request);
