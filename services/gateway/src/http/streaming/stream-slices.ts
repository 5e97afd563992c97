import { Readable } from 'node:stream';

interface Slice<Cursor> {
  text: string;
  /** The start of the next slice; null after the last. */
  next: Cursor | null;
}

type RequestSlice<Cursor> = (cursor: Cursor | undefined) => Promise<Slice<Cursor>>;

/**
 * Streams a text that a service returns in slices. The first slice is requested before anything is sent, so that a
 * failure still gets an error status.
 */
export async function streamSlices<Cursor>(request: RequestSlice<Cursor>): Promise<Readable> {
  const first = await request(undefined);
  return Readable.from(following(first, request), { objectMode: false });
}

async function* following<Cursor>(
  first: Slice<Cursor>,
  request: RequestSlice<Cursor>,
): AsyncGenerator<string> {
  for (let slice = first; ; slice = await request(slice.next)) {
    if (slice.text !== '') yield slice.text;
    if (slice.next === null) return;
  }
}
