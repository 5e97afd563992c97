/**
 * A value of type T as JSON, which is passed from a service to a visitor without being parsed and serialised on the
 * way. `outline` holds, in the shape of the value, the parts that processes on the way need.
 */
export class EncodedJson<T> {
  /** Exists for the compiler only. */
  declare protected readonly value: T;

  constructor(
    readonly parts: readonly Uint8Array[],
    readonly outline: unknown,
  ) {}

  static of<T>(value: T): EncodedJson<T> {
    return new EncodedJson<T>([Buffer.from(JSON.stringify(value))], value);
  }

  get length(): number {
    return this.parts.reduce((sum, { length }) => sum + length, 0);
  }

  bytes(): Buffer {
    const [first, ...others] = this.parts;
    if (first !== undefined && others.length === 0)
      return Buffer.from(first.buffer, first.byteOffset, first.byteLength);
    return Buffer.concat(this.parts);
  }

  parse(): T {
    return JSON.parse(this.bytes().toString('utf8')) as T;
  }
}
