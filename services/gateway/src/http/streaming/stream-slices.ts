import { Readable } from 'node:stream';

interface Slice<Cursor> {
  text: string;
  /** The start of the next slice; null after the last. */
  next: Cursor | null;
}

type RequestSlice<Cursor> = (cursor: Cursor | undefined) => Promise<Slice<Cursor>>;

/**
 * Passes on a text that a service writes slice by slice, without buffering it. The first slice is requested before
 * anything is sent, so that a failure still has a status of its own.
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
