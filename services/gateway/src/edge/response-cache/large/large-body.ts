import { Readable } from 'node:stream';

/** Bounds the bytes of all long bodies together. */
export interface Budget {
  /** Counts bytes that are to be stored; false when there is no room for them. */
  take(bytes: number): boolean;
  giveBack(bytes: number): void;
}

/** Maximum bytes by which an unstored body may be ahead of its slowest reader. */
const AHEAD = 256 * 1024;
/** A reader that reads nothing for this long while others wait for it is disconnected. */
const STALL_MS = 30_000;

interface Piece {
  bytes: Buffer;
  isCounted: boolean;
}

interface Reader {
  stream: Readable;
  /** Index of the next piece. */
  at: number;
  isWaiting: boolean;
}

interface Options {
  /** Called when a body that is neither stored nor complete has no readers left, so that it need not be completed. */
  onUnwanted: () => void;
  stallMs?: number;
}

/**
 * A body with many readers, while it is made and afterwards, each at its own pace. While it is stored, all of it is in
 * memory and it is made as fast as possible. Without room for it, or once no new reader may get it, only current
 * readers get the rest, and it is made at the pace of the slowest of them.
 */
export class LargeBody {
  /** Bytes made so far. */
  length = 0;
  isStored = true;
  /** Called once, when the body is no longer stored. */
  onRelease: (() => void) | undefined;
  private readonly pieces: Piece[] = [];
  private firstPiece = 0;
  /** Bytes of all pieces in memory. */
  private inMemory = 0;
  private readonly readers = new Set<Reader>();
  private state: 'growing' | 'whole' | 'broken' = 'growing';
  private goOn: (() => void) | undefined;
  private stall: { at: number; timer: NodeJS.Timeout } | undefined;

  constructor(
    private readonly budget: Budget,
    private readonly options: Options,
  ) {}

  /** `done` is called when more may be added. */
  add(bytes: Buffer, done: () => void): void {
    if (this.isStored && !this.budget.take(bytes.length)) this.release();
    this.pieces.push({ bytes, isCounted: this.isStored });
    this.length += bytes.length;
    this.inMemory += bytes.length;
    this.goOn = done;
    for (const reader of this.readers) this.feed(reader);
    this.settle();
  }

  end(): void {
    this.state = 'whole';
    this.goOn = undefined;
    this.endStall();
    for (const reader of this.readers) this.feed(reader);
    this.settle();
  }

  /** Fails the body; its readers fail too, so that none mistakes a part for the whole. */
  break(): void {
    if (this.state !== 'growing') return;
    this.state = 'broken';
    this.goOn = undefined;
    this.endStall();
    this.release();
    for (const { stream } of [...this.readers])
      stream.destroy(new Error('The answer could not be made whole'));
  }

  /** No new reader will come; the present ones get the rest. */
  release(): void {
    if (!this.isStored) return;
    this.isStored = false;
    this.onRelease?.();
    this.settle();
  }

  /** Reads the body from the start; only while it is stored or before anything was added. */
  read(): Readable {
    const reader: Reader = {
      at: this.firstPiece,
      isWaiting: false,
      stream: new Readable({
        read: () => {
          reader.isWaiting = true;
          this.feed(reader);
          this.settle();
        },
      }),
    };
    if (this.firstPiece > 0) reader.stream.destroy(new Error('Its beginning is gone'));
    this.readers.add(reader);
    reader.stream.once('close', () => {
      this.readers.delete(reader);
      this.settle();
    });
    return reader.stream;
  }

  private feed(reader: Reader): void {
    while (reader.isWaiting) {
      const piece = this.pieces[reader.at - this.firstPiece];
      if (piece === undefined) break;
      reader.at += 1;
      reader.isWaiting = reader.stream.push(piece.bytes);
    }
    const isAtEnd = reader.at === this.firstPiece + this.pieces.length;
    if (reader.isWaiting && isAtEnd && this.state === 'whole') {
      reader.isWaiting = false;
      reader.stream.push(null);
    }
  }

  /** Releases pieces that no reader needs, and continues making more where that is allowed. */
  private settle(): void {
    const slowest = Math.min(Infinity, ...[...this.readers].map(({ at }) => at));
    if (!this.isStored) this.releaseBefore(slowest);
    if (this.state === 'growing' && !this.isStored && this.readers.size === 0) this.options.onUnwanted();
    if (this.goOn === undefined) return;
    if (this.isStored || this.inMemory <= AHEAD) {
      this.endStall();
      const goOn = this.goOn;
      this.goOn = undefined;
      goOn();
    } else this.watch(slowest);
  }

  private releaseBefore(number: number): void {
    while (this.firstPiece < number) {
      const piece = this.pieces.shift();
      if (piece === undefined) return;
      this.firstPiece += 1;
      this.inMemory -= piece.bytes.length;
      if (piece.isCounted) this.budget.giveBack(piece.bytes.length);
    }
  }

  private watch(slowest: number): void {
    if (this.stall?.at === slowest) return;
    this.endStall();
    const cutOff = (): void => {
      for (const { at, stream } of [...this.readers]) if (at === slowest) stream.destroy();
    };
    const timer = setTimeout(cutOff, this.options.stallMs ?? STALL_MS).unref();
    this.stall = { at: slowest, timer };
  }

  private endStall(): void {
    clearTimeout(this.stall?.timer);
    this.stall = undefined;
  }
}
