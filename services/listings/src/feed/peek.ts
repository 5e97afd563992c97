/**
 * Reads the beginning of a stream: `head` contains its first chunks, at least `length` long together unless the
 * stream is shorter, and `all` yields the whole stream including `head`. Ending `all` early closes the source.
 */
export async function peek<T extends { readonly length: number }>(
  source: AsyncIterable<T>,
  length: number,
): Promise<{ head: T[]; all: AsyncGenerator<T> }> {
  const chunks = source[Symbol.asyncIterator]();
  const head: T[] = [];
  let seen = 0;
  while (seen < length) {
    const next = await chunks.next();
    if (next.done === true) break;
    head.push(next.value);
    seen += next.value.length;
  }
  return { head, all: resume(head, chunks) };
}

async function* resume<T>(head: T[], rest: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    yield* head;
    yield* { [Symbol.asyncIterator]: () => rest };
  } finally {
    await rest.return?.();
  }
}
