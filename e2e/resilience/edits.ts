import { waitFor } from '@manzil/testing/wait-for';
import pg from 'pg';
import { countOf, TRY_AGAIN } from './ledger.js';
import type { Product } from './product.js';
import { json, type Staff } from './staff.js';

interface Entry {
  id: number;
  version: number;
  question: string;
}

/** Edits one FAQ entry repeatedly and records the accepted texts. */
export class Edits {
  readonly accepted = new Set<string>();
  /** Responses that no outage explains. */
  readonly dishonest: string[] = [];
  private turn = 0;

  private constructor(
    private readonly product: Product,
    private readonly staff: Staff,
    private entry: Entry,
  ) {}

  static async begin(product: Product, staff: Staff): Promise<Edits> {
    const question = 'Which text is this?';
    const added = await staff.call('/api/faqs', json({ question, answer: '<p>The first.</p>' }));
    return new Edits(product, staff, JSON.parse(added.text) as Entry);
  }

  /**
   * One edit, alternating between the gateways. If the response is lost, the next edit finds out whether it was
   * stored.
   */
  async edit(): Promise<void> {
    this.turn += 1;
    const question = `Is this text number ${this.turn}?`;
    const { id, version } = this.entry;
    const gateway = this.product.gateways[this.turn % 2 === 0 ? 0 : 1];
    const body = { question, answer: '<p>It is.</p>', expectedVersion: version };
    const answer = await this.staff
      .call(`/api/faqs/${id}`, json(body, 'PUT'), gateway)
      .catch(() => undefined);
    if (answer?.status === 200) this.accept(JSON.parse(answer.text) as Entry);
    else if (answer?.status === 409) await this.readAgain();
    else if (answer !== undefined && !TRY_AGAIN.has(answer.status))
      this.dishonest.push(`${answer.status} ${answer.text}`);
  }

  /** Returns the accepted texts that are missing or duplicated in the audit trail, once it has the last one. */
  async audit(): Promise<{ lost: string[]; recordedTwice: string[] }> {
    await this.readAgain();
    const recorded = await waitFor('the last edit to be in the audit trail', async () => {
      const texts = await this.recorded();
      return texts.includes(this.entry.question) ? countOf(texts) : undefined;
    });
    return {
      lost: [...this.accepted].filter((text) => !recorded.has(text)),
      recordedTwice: [...recorded].filter(([, count]) => count > 1).map(([text]) => text),
    };
  }

  private async readAgain(): Promise<void> {
    const answer = await this.staff.call('/api/admin/faqs').catch(() => undefined);
    if (answer?.status !== 200) return;
    const { entries } = JSON.parse(answer.text) as { entries: Entry[] };
    const stored = entries.find(({ id }) => id === this.entry.id);
    if (stored !== undefined && stored.version !== this.entry.version) this.accept(stored);
  }

  private accept(entry: Entry): void {
    this.entry = entry;
    this.accepted.add(entry.question);
  }

  private async recorded(): Promise<string[]> {
    const client = new pg.Client({ connectionString: this.product.gatewayDatabaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query<{ after: string }>(
        `SELECT change ->> 'after' AS after
         FROM audit.entry, jsonb_array_elements(changes) AS change
         WHERE entity_kind = 'faq' AND entity_id = $1 AND change ->> 'field' = 'question'`,
        [String(this.entry.id)],
      );
      return rows.map(({ after }) => after);
    } finally {
      await client.end();
    }
  }
}
