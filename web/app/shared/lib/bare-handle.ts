/** The handle of a route with a frame of its own: it is shown without the site's header and footer. */
export interface BareHandle {
  bare: boolean | ((loaderData: unknown) => boolean);
}

export function isBare({ handle, loaderData }: { handle: unknown; loaderData?: unknown }): boolean {
  if (typeof handle !== 'object' || handle === null || !('bare' in handle)) return false;
  const { bare } = handle as BareHandle;
  // A route whose loader failed has no data; the error page is shown in the site's frame.
  return typeof bare === 'boolean' ? bare : loaderData !== undefined && bare(loaderData);
}
