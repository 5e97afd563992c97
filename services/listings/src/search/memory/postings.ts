const [LOW, MORE] = [0x7f, 0x80];

/** Ascending numbers, stored as the distances between them: most take one byte. */
export class Postings {
  private bytes = new Uint8Array(4);
  private length = 0;
  private last = -1;

  /** `number` must not be smaller than the one before; an equal one is not added again. */
  add(number: number): void {
    let distance = number - this.last;
    if (distance === 0) return;
    this.last = number;
    for (; distance > LOW; distance >>>= 7) this.push((distance & LOW) | MORE);
    this.push(distance);
  }

  /** Sets `bit` at each of the numbers. */
  mark(bit: number, marks: Uint8Array): void {
    const { bytes, length } = this;
    let number = -1;
    let [distance, shift] = [0, 0];
    for (let at = 0; at < length; at += 1) {
      const byte = bytes[at] ?? 0;
      distance |= (byte & LOW) << shift;
      if (byte >= MORE) {
        shift += 7;
        continue;
      }
      number += distance;
      marks[number] = (marks[number] ?? 0) | bit;
      [distance, shift] = [0, 0];
    }
  }

  /** Releases unused memory; the next number that is added takes twice as much again. */
  trim(): void {
    this.bytes = this.bytes.slice(0, this.length);
  }

  private push(byte: number): void {
    if (this.length === this.bytes.length) {
      const longer = new Uint8Array(this.length * 2);
      longer.set(this.bytes);
      this.bytes = longer;
    }
    this.bytes[this.length] = byte;
    this.length += 1;
  }
}
