import type { ShownHome } from '@manzil/contracts/leads/ledger';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LeadEntity } from './lead.entity.js';
import type { NewLead } from './lead.repository.js';

/**
 * The phases of a publication, in order:
 * - `consents`: what the person agreed to, which the ledger records
 * - `notices`, `answers`: mail about the form to staff, then to the person
 * - `timeline`: entries that precede the entries of the rules
 * - `assignment`: the rules for leads
 * - `addition`: records that the publisher stores with the lead, which it reads again after changes
 * - `webhooks`: the lead as it is after all of these
 * - `events`: the messages of the publisher
 * - `ledger`: what the commit appends to it
 */
const PHASES = [
  'consents',
  'notices',
  'answers',
  'timeline',
  'assignment',
  'addition',
  'webhooks',
  'events',
  'ledger',
] as const;
export type LeadPhase = (typeof PHASES)[number];

/** A lead that was stored in this transaction. */
export interface LeadArrival {
  /** `received-again`: stored before as suspected spam or an ended subscription, and accepted now. */
  how: 'received' | 'received-again' | 'entered';
  /** The data of the form, or from the member who entered it. */
  stated: NewLead;
  /** The lead as it is stored; from the phase `webhooks` on, with the changes of the earlier phases. */
  lead: LeadEntity;
  isSuspected: boolean;
  /** False if no automatic answer is sent. */
  isAnswered: boolean;
  /** The home of the lead, as the site showed it; null if the lead is about none. */
  home: ShownHome | null;
}

export interface LeadImport {
  leads: readonly LeadEntity[];
  /** The member who imports them. */
  by: string;
}

export interface LeadChanged {
  kind: 'changed' | 'confirmed' | 'unsubscribed';
  before: LeadEntity;
  /** The new version; undefined if only related records changed. */
  after?: LeadEntity;
  /** The changes, as the ledger records them. */
  change: object;
}

/** Runs in the transaction of the event; an error rolls it back. */
type Listener<Event> = (manager: EntityManager, event: Event) => Promise<void>;
interface Registered<Listens> {
  phase: LeadPhase;
  listener: Listens;
}
/** The publisher's own work in a phase, after the listeners. */
type OwnWork = Partial<Record<LeadPhase, () => Promise<void>>>;
type PublishArrival = (manager: EntityManager, arrival: LeadArrival, own: OwnWork) => Promise<void>;

/**
 * Reactions of features to new and changed leads. They register in the constructors of their providers, before the
 * first request or job runs. Listeners of one phase do not depend on each other's order.
 */
@Injectable()
export class LeadListeners {
  private readonly arrivals: Registered<(stated: NewLead) => Promise<Listener<LeadArrival>>>[] = [];
  private readonly repetitions: Listener<NewLead>[] = [];
  private readonly imports: Registered<Listener<LeadImport>>[] = [];
  private readonly changes: Registered<Listener<LeadChanged>>[] = [];

  onArrival(phase: LeadPhase, listener: Listener<LeadArrival>): void {
    this.arrivals.push({ phase, listener: () => Promise.resolve(listener) });
  }

  /** `prepare` runs before the transaction, where it may wait for other processes, and returns the listener. */
  onPreparedArrival(phase: LeadPhase, prepare: (stated: NewLead) => Promise<Listener<LeadArrival>>): void {
    this.arrivals.push({ phase, listener: prepare });
  }

  /** Listens to forms without suspicion whose lead is stored already and stays as it is. */
  onRepetition(listener: Listener<NewLead>): void {
    this.repetitions.push(listener);
  }

  onImport(phase: LeadPhase, listener: Listener<LeadImport>): void {
    this.imports.push({ phase, listener });
  }

  onChange(phase: LeadPhase, listener: Listener<LeadChanged>): void {
    this.changes.push({ phase, listener });
  }

  /** Prepares the listeners, and returns the function that publishes the arrival to them. */
  async prepareArrival(stated: NewLead): Promise<PublishArrival> {
    const prepared = await Promise.all(
      this.arrivals.map(async ({ phase, listener }) => ({ phase, listener: await listener(stated) })),
    );
    return (manager, arrival, own) => publish(prepared, manager, { event: arrival, own });
  }

  async publishRepetition(manager: EntityManager, stated: NewLead): Promise<void> {
    for (const listener of this.repetitions) await listener(manager, stated);
  }

  publishImport(manager: EntityManager, event: LeadImport): Promise<void> {
    return publish(this.imports, manager, { event, own: {} });
  }

  publishChange(manager: EntityManager, event: LeadChanged, own: OwnWork = {}): Promise<void> {
    return publish(this.changes, manager, { event, own });
  }
}

async function publish<Event>(
  registered: readonly Registered<Listener<Event>>[],
  manager: EntityManager,
  { event, own }: { event: Event; own: OwnWork },
): Promise<void> {
  for (const phase of PHASES) {
    for (const { listener } of registered.filter((one) => one.phase === phase))
      await listener(manager, event);
    await own[phase]?.();
  }
}
