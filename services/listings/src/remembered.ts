/**
 * Cache of results by input text. It is cleared when it has `most` entries, because feeds may contain any number of
 * texts.
 */
export class Remembered<Result> {
  private readonly known = new Map<string, Result>();

  constructor(private readonly most: number) {}

  of(text: string, calculate: () => Result): Result {
    const found = this.known.get(text);
    if (found !== undefined || this.known.has(text)) return found as Result;
    const result = calculate();
    if (this.known.size >= this.most) this.known.clear();
    this.known.set(text, result);
    return result;
  }
}
