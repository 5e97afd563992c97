import { Positions } from './positions.js';

/** The agents of listings by the keys that they are found by; like places they are only ever added. */
export class Agents {
  readonly list: { licence: string; slug: string }[] = [];
  private readonly positions = new Positions();

  positionOf(licence: string, slug: string): number {
    const position = this.positions.of(JSON.stringify([licence, slug]));
    if (position === this.list.length) this.list.push({ licence, slug });
    return position;
  }

  /** Returns 1 for each agent with one of these keys; beside a number a name is that of an agent without one. */
  called({ keys, hasNumber }: { keys: readonly string[]; hasNumber: boolean }): Uint8Array {
    return Uint8Array.from(this.list, ({ licence, slug }) =>
      Number(keys.includes(licence) || (keys.includes(slug) && (!hasNumber || licence === ''))),
    );
  }
}
