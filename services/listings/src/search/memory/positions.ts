/** Numbers names in the order of their arrival. */
export class Positions {
  readonly names: string[] = [];
  private readonly known = new Map<string, number>();

  of(name: string): number {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    this.known.set(name, this.names.length);
    return this.names.push(name) - 1;
  }

  /** Undefined for an unknown name. */
  find(name: string): number | undefined {
    return this.known.get(name);
  }
}
