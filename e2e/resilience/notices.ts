import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';

const SALES = 'sales@agency.example';
const DRAINED = { timeoutMs: 120_000, everyMs: 100 };
const LEAD_LINK = /\/backend\/leads\?lead=([0-9a-f-]{36})/;

/** The agency's mail server, which records when staff were notified of each enquiry. */
export class Notices {
  private constructor(private readonly smtp: TestSmtp) {}

  static async open(): Promise<Notices> {
    return new Notices(await startSmtp());
  }

  /** Settings of the process that sends mail. */
  get settings(): Record<string, string> {
    return { SMTP_URL: this.smtp.url, MAIL_FROM: 'Manzil <site@agency.example>', LEAD_NOTIFY_TO: SALES };
  }

  /**
   * Waits for a notice of each enquiry, and returns the milliseconds from its acceptance to its first notice, in
   * ascending order; 0 where the notice arrived before the response to the form.
   */
  async delays(acceptedAt: ReadonlyMap<string, number>): Promise<number[]> {
    await waitFor('a notice of each enquiry', () => this.missing(acceptedAt).length === 0, DRAINED).catch(
      (error: unknown) => {
        throw new Error(`No notice of ${this.missing(acceptedAt).join(', ')}`, { cause: error });
      },
    );
    const arrived = this.arrived();
    return [...acceptedAt]
      .map(([id, accepted]) => Math.max(0, (arrived.get(id) ?? Infinity) - accepted))
      .sort((a, b) => a - b);
  }

  stop(): Promise<void> {
    return this.smtp.stop();
  }

  private missing(acceptedAt: ReadonlyMap<string, number>): string[] {
    const arrived = this.arrived();
    return [...acceptedAt.keys()].filter((id) => !arrived.has(id));
  }

  /** Arrival time of the first notice of each lead, in milliseconds since 1970. */
  private arrived(): Map<string, number> {
    const first = new Map<string, number>();
    for (const { to, source, at } of this.smtp.received) {
      const [, id] = (to.includes(SALES) ? LEAD_LINK.exec(source) : undefined) ?? [];
      if (id !== undefined && !first.has(id)) first.set(id, at);
    }
    return first;
  }
}

/** Returns the quantile `share` (0 to 1) of the delays. */
export const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? NaN;
