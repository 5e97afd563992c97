import { randomUUID } from 'node:crypto';
import { waitFor } from '@manzil/testing/wait-for';
import { startReceiver, type WebhookReceiver } from '@manzil/testing/webhook-receiver';
import pg from 'pg';
import { countOf, type Ledger } from './ledger.js';
import type { Product } from './product.js';
import { json, type Staff } from './staff.js';

/** A webhook sends one event at a time; a load leaves hundreds of them queued. */
const NEXT_SENT = { timeoutMs: 60_000, everyMs: 100 };

/** A webhook receiver for enquiries, which counts the deliveries of each event. */
export class Hooks {
  private readonly before: ReadonlySet<string>;

  private constructor(
    private readonly product: Product,
    private readonly ledger: Ledger,
    private readonly receiver: WebhookReceiver,
  ) {
    this.before = new Set(ledger.accepted);
  }

  static async begin(product: Product, ledger: Ledger, staff: Staff): Promise<Hooks> {
    const receiver = await startReceiver();
    const { password } = product.admin;
    const confirmed = await staff.call('/api/session/confirmation', json({ method: 'password', password }));
    const webhook = { name: 'CRM', url: receiver.url, events: ['lead.received'] };
    const added = await staff.call('/api/webhooks', json(webhook));
    if (confirmed.status !== 200 || added.status !== 201)
      throw new Error(`No webhook was added: ${confirmed.text} ${added.text}`);
    return new Hooks(product, ledger, receiver);
  }

  /**
   * Kills leads after an event was sent and before its delivery is committed, while another committed event is
   * unsent.
   */
  async killBetweenCommitAndSend(gateway: string): Promise<void> {
    const { product, ledger, receiver } = this;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    receiver.beforeResponse = () => released;
    await ledger.deliver();
    await waitFor('the first event to be sent', () => receiver.received.length > 0);
    if (!(await ledger.send(randomUUID(), gateway))) throw new Error('The second enquiry was refused');
    await product.halt('leads', 'SIGKILL');
    receiver.beforeResponse = () => Promise.resolve();
    release();
    await this.endLeases();
    await product.resume('leads');
    await this.drain();
  }

  /** Resolves when no event is waiting; fails only when no event is delivered for a while. */
  async drain(): Promise<void> {
    const waiting = (): Promise<number> => this.ask("SELECT FROM webhook_delivery WHERE state = 'waiting'");
    for (let left = await waiting(); left > 0; left = await waiting()) {
      const before = left;
      const isLess = async (): Promise<boolean> => (await waiting()) < before;
      await waitFor(`one of ${before} waiting events to be delivered`, isLess, NEXT_SENT);
    }
  }

  /**
   * Releases the leases of a killed process early; otherwise they expire after 20 s. Only safe while no process
   * sends.
   */
  async endLeases(): Promise<void> {
    await this.ask('UPDATE webhook SET busy_until = now()');
    await this.ask("UPDATE webhook_delivery SET next_attempt_at = now() WHERE state = 'waiting'");
  }

  /** Returns the accepted enquiries that were not sent, and the events that were delivered more than twice. */
  audit(): { lost: string[]; sentTooOften: string[] } {
    const { received } = this.receiver;
    const sent = new Set(received.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id));
    const counts = countOf(received.map(({ headers }) => String(headers['webhook-id'])));
    return {
      lost: [...this.ledger.accepted].filter((id) => !this.before.has(id) && !sent.has(id)),
      sentTooOften: [...counts].filter(([, count]) => count > 2).map(([id]) => id),
    };
  }

  stop(): Promise<void> {
    return this.receiver.stop();
  }

  /** Returns the number of selected or changed rows. */
  private async ask(statement: string): Promise<number> {
    const client = new pg.Client({ connectionString: this.product.leadsDatabaseUrl });
    await client.connect();
    try {
      return (await client.query(statement)).rowCount ?? 0;
    } finally {
      await client.end();
    }
  }
}

export const EVERY_EVENT_SENT = { lost: [], sentTooOften: [] };
