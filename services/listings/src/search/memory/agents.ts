import { isAgentOf, type AgentKeys, type ListedAgent } from '../fields.js';
import { Positions } from './positions.js';

/** The agents of listings as the listings state them; like places they are only ever added. */
export class Agents {
  readonly list: ListedAgent[] = [];
  private readonly positions = new Positions();

  positionOf({ licence, slug, name }: ListedAgent): number {
    const position = this.positions.of(JSON.stringify([licence, slug, name]));
    if (position === this.list.length) this.list.push({ licence, slug, name });
    return position;
  }

  /** Returns 1 for each agent with one of these keys; undefined matches every agent. */
  called(keys: AgentKeys | undefined): Uint8Array {
    return Uint8Array.from(this.list, (agent) => Number(keys === undefined || isAgentOf(keys, agent)));
  }
}
