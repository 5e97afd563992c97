/** Results by the text that they are calculated of. All are forgotten when there are `most`, as feeds have any texts. */
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
