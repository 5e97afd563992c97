import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A longer response is passed on as it arrives, which bounds the memory of one response. */
const LONGEST_CAPTURED = 1024 * 1024;

export interface Captured {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * - the complete response, of which nothing has been sent;
 * - `streaming`: it exceeded the limit and is being sent to the client;
 * - `abandoned`: the client disconnected before it was complete.
 */
export type CaptureResult = Captured | 'streaming' | 'abandoned';

type HeaderList = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * Captures the response until it ends, and returns it as one buffer. Once it exceeds {@link LONGEST_CAPTURED}, `passOn`
 * gets the captured part and must handle the rest; by default both are sent to the client.
 */
export function captureResponse(
  response: ServerResponse,
  passOn: (begun: Captured) => void = ({ body }) => response.write(body),
): Promise<CaptureResult> {
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let length = 0;
    let status: number | undefined;
    const release = (): void => {
      response.off('close', abandon);
      // The methods below shadow the methods of the prototype.
      for (const name of ['writeHead', 'flushHeaders', 'write', 'end'] as const)
        Reflect.deleteProperty(response, name);
    };
    const abandon = (): void => {
      release();
      resolve('abandoned');
    };
    const capture = (chunk: unknown, encoding: unknown): void => {
      if (chunk === undefined || chunk === null || typeof chunk === 'function') return;
      const bytes =
        typeof chunk === 'string'
          ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
          : Buffer.from(chunk as Uint8Array);
      if (status !== undefined && status !== response.statusCode) {
        // The handler failed half-way and now writes an error, which replaces the bytes so far.
        chunks = [];
        length = 0;
      }
      status = response.statusCode;
      chunks.push(bytes);
      length += bytes.length;
    };
    const begun = (): Captured => ({
      status: response.statusCode,
      headers: response.getHeaders(),
      body: whole(chunks, length),
    });
    const callBack = (...args: unknown[]): void => {
      const callback = args.find((argument) => typeof argument === 'function') as (() => void) | undefined;
      if (callback) queueMicrotask(callback);
    };

    response.once('close', abandon);
    Object.assign(response, {
      writeHead(status: number, ...rest: (string | HeaderList | undefined)[]) {
        response.statusCode = status;
        setHeaders(
          response,
          rest.find((argument) => typeof argument === 'object'),
        );
        return response;
      },
      flushHeaders() {
        // The headers are sent with the body.
      },
      write(chunk: unknown, encoding?: unknown, callback?: unknown) {
        capture(chunk, encoding);
        if (length > LONGEST_CAPTURED) {
          release();
          resolve('streaming');
          passOn(begun());
        }
        callBack(encoding, callback);
        return true;
      },
      end(chunk?: unknown, encoding?: unknown, callback?: unknown) {
        capture(chunk, encoding);
        release();
        callBack(chunk, encoding, callback);
        resolve(begun());
        return response;
      },
    });
  });
}

/** Most responses have one chunk, which is already a copy. */
const whole = ([first = Buffer.alloc(0), ...others]: Buffer[], length: number): Buffer =>
  others.length === 0 ? first : Buffer.concat([first, ...others], length);

function setHeaders(response: ServerResponse, headers: HeaderList | undefined): void {
  if (headers === undefined) return;
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers)) setHeader(response, name, value);
    return;
  }
  // Alternating names and values.
  for (let index = 0; index < headers.length; index += 2) {
    setHeader(response, String(headers[index]), headers[index + 1]);
  }
}

function setHeader(response: ServerResponse, name: string, value: OutgoingHttpHeader | undefined): void {
  if (value !== undefined) response.setHeader(name, value);
}
