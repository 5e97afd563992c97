import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { read, type Product } from './product.js';

/** Phone number of every enquiry; in E.164, so that it is stored unchanged. */
export const TELEPHONE = '+971501234567';
/** Delay before a visitor's browser retries. */
const AGAIN_AFTER_MS = 200;
/** Statuses after which a browser should retry. */
export const TRY_AGAIN = new Set([502, 503, 504]);

/** Sends enquiries with client-side ids, as browsers do, and records which ones the site has accepted. */
export class Ledger {
  readonly accepted = new Set<string>();
  /** Time of the first acceptance, in milliseconds since 1970. */
  private readonly acceptedAt = new Map<string, number>();
  /** Responses that no outage explains. */
  readonly dishonest: string[] = [];
  sends = 0;
  private turn = 0;

  constructor(private readonly product: Product) {}

  /** Sends an enquiry once; true when the site accepted it. */
  async send(id: string, gateway = this.nextGateway()): Promise<boolean> {
    this.sends += 1;
    const body = {
      id,
      kind: 'contact',
      name: 'Layla Haddad',
      email: `layla-${id}@example.com`,
      phone: TELEPHONE,
      message: `Is number ${id} still free?`,
      page: '/buy',
    };
    const answer = await read(`${gateway}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    if (answer?.status === 200) this.accept(id);
    else if (answer !== undefined && !TRY_AGAIN.has(answer.status))
      this.dishonest.push(`${answer.status} ${answer.text}`);
    return answer?.status === 200;
  }

  /** Sends one enquiry until it is accepted. */
  async deliver(id: string = randomUUID()): Promise<void> {
    while (!(await this.send(id))) await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  }

  /** Returns the accepted enquiries that are missing or duplicated in the database. */
  async audit(): Promise<{ lost: string[]; storedTwice: string[] }> {
    const client = new pg.Client({ connectionString: this.product.leadsDatabaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query<{ email: string }>('SELECT email FROM lead');
      const stored = countOf(rows.map(({ email }) => email.slice('layla-'.length, -'@example.com'.length)));
      const of = (counts: Map<string, number>, is: (count: number) => boolean): string[] =>
        [...this.accepted].filter((id) => is(counts.get(id) ?? 0));
      return {
        lost: of(stored, (count) => count === 0),
        storedTwice: of(stored, (count) => count > 1),
      };
    } finally {
      await client.end();
    }
  }

  /** Returns the enquiries accepted since a time, with the time of each; milliseconds since 1970. */
  acceptedSince(time: number): Map<string, number> {
    return new Map([...this.acceptedAt].filter(([, at]) => at >= time));
  }

  private accept(id: string): void {
    this.accepted.add(id);
    if (!this.acceptedAt.has(id)) this.acceptedAt.set(id, Date.now());
  }

  private nextGateway(): string {
    this.turn += 1;
    return this.product.gateways[this.turn % 2 === 0 ? 0 : 1];
  }
}

export function countOf(ids: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

export const NOTHING_WRONG = { lost: [], storedTwice: [] };
