import { JSONParser } from '@streamparser/json';
import { FeedError } from './feed-error.js';
import { SourceRecord } from './source-record.js';

/** Names under which senders put the list when the document is an object. */
const LIST_NAMES = ['properties', 'listings', 'data', 'value', 'results'];

/** Streams the objects of a JSON list, or of the list inside a JSON object. Records have no line. */
export async function* parseJson(text: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  const parser = new JSONParser({
    paths: ['$.*', ...LIST_NAMES.map((name) => `$.${name}.*`)],
    keepStack: false,
  });
  const done: SourceRecord[] = [];
  let isList: boolean | undefined;
  parser.onValue = ({ value, key, stack }) => {
    const inList = typeof key === 'number' && (stack.length === 1 || isList === false);
    if (inList && typeof value === 'object' && value !== null)
      done.push(new SourceRecord(null, flatten(value)));
  };
  try {
    for await (const chunk of text) {
      isList ??= /^\s*\[/.test(chunk);
      parser.write(chunk);
      yield* done.splice(0);
    }
    if (!parser.isEnded) throw new Error('it ends before its last bracket');
  } catch (error) {
    throw error instanceof FeedError
      ? error
      : new FeedError(
          `The feed is not well-formed JSON: ${error instanceof Error ? error.message : String(error)}`,
        );
  }
}

function flatten(value: object): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const visit = (part: unknown, path: string): void => {
    if (part === null || part === undefined) return;
    if (Array.isArray(part)) {
      for (const item of part) visit(item, path);
    } else if (typeof part === 'object') {
      for (const [name, inner] of Object.entries(part))
        visit(inner, path === '' ? name.toLowerCase() : `${path}.${name.toLowerCase()}`);
    } else {
      values.set(path, [...(values.get(path) ?? []), String(part as string | number | boolean)]);
    }
  };
  visit(value, '');
  return values;
}
