/** Bytes that a page on a telephone should not exceed. */
const MUCH_OF_A_PICTURE = 500_000;
const MUCH_OF_A_PAGE = 2_000_000;

/** Finds pictures that are heavy, and reports when all of them together are. Only loaded pictures are weighed. */
export function weightFindings(page: Element): { element: Element; message: string }[] {
  const weights = new Map(
    [...page.querySelectorAll('img')].map((picture) => [picture, bytesOf(page, picture.currentSrc)] as const),
  );
  const heavy = [...weights]
    .filter(([, bytes]) => bytes > MUCH_OF_A_PICTURE)
    .map(([element, bytes]) => ({
      element,
      message: `The picture has ${kilobytes(bytes)}; up to ${kilobytes(MUCH_OF_A_PICTURE)} load quickly.`,
    }));
  const all = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
  if (all <= MUCH_OF_A_PAGE) return heavy;
  const message = `The pictures of the page have ${kilobytes(all)} together; up to ${kilobytes(MUCH_OF_A_PAGE)} load quickly.`;
  return [...heavy, { element: page, message }];
}

function bytesOf(page: Element, url: string): number {
  const [entry] = page.ownerDocument.defaultView?.performance.getEntriesByName(url, 'resource') ?? [];
  return entry !== undefined && 'encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0;
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1_000).toLocaleString('en')} kB`;
