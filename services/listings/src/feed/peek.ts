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

/** Yields a stream without its first `length` characters. */
export async function* withoutStart(chunks: AsyncIterable<string>, length: number): AsyncGenerator<string> {
  let left = length;
  for await (const chunk of chunks) {
    if (left < chunk.length) yield chunk.slice(left);
    left = Math.max(left - chunk.length, 0);
  }
}

async function* resume<T>(head: T[], rest: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    yield* head;
    yield* { [Symbol.asyncIterator]: () => rest };
  } finally {
    await rest.return?.();
  }
}
