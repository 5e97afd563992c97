import { headers, type Msg } from '@nats-io/transport-node';
import { EncodedJson } from './encoded-json.js';

/** Range of the value in the packet, as `first-end`; callers that do not know it parse the packet. */
const RANGE_HEADER = 'manzil-json-range';
const OUTLINE_HEADER = 'manzil-json-outline';

/** Replies with a standard packet, and states the range of the value in a header. */
export function respondEncoded(message: Msg, id: string | undefined, value: EncodedJson<unknown>): void {
  const before = Buffer.from(`{${id === undefined ? '' : `"id":${JSON.stringify(id)},`}"response":`);
  const packet = Buffer.concat([before, ...value.parts, AFTER]);
  const described = headers();
  described.set(RANGE_HEADER, `${String(before.length)}-${String(packet.length - AFTER.length)}`);
  described.set(OUTLINE_HEADER, JSON.stringify(value.outline));
  message.respond(packet, { headers: described });
}

const AFTER = Buffer.from(',"isDisposed":true}');

/** Reads the value of a reply without parsing it; undefined for an error, and without the range header. */
export function readEncoded<T>({ data, headers: described }: Msg): EncodedJson<T> | undefined {
  const range = described?.get(RANGE_HEADER) ?? '';
  const [, first, end] = /^(\d+)-(\d+)$/.exec(range) ?? [];
  if (first === undefined || Number(end) > data.length) return undefined;
  const outline: unknown = JSON.parse(described?.get(OUTLINE_HEADER) ?? 'null');
  return new EncodedJson<T>([data.subarray(Number(first), Number(end))], outline);
}
