import type { Texts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import shortlistTexts from '../../../texts/en/on-demand/shortlist';
import { mergeShortlist, nextClock } from '@manzil/contracts/leads/merge-shortlist';
import type { Shortlist, ShortlistOperation, ShortlistState } from '@manzil/contracts/leads/shortlist';
import { newId } from '../../components/form/send-form';
import { toasts } from '../../../shared/ui/toast-queue';
import { fetchShortlist, sendOperations } from './shortlist-calls';
import { readDevice, writeDevice, type DeviceShortlist } from './device-shortlist';

type Without<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
/** An operation before it has an id, a time and a person. */
export type ShortlistChange = Without<ShortlistOperation, 'id' | 'clock' | 'by'>;

export type Connection = 'synced' | 'sending' | 'offline' | 'waiting' | 'gone';

export interface ShortlistView {
  /** With the changes of this device that are not sent yet. */
  state: ShortlistState;
  connection: Connection;
  unsent: number;
  /** The person on this device, once they have joined. */
  me: string | undefined;
  /** When the server last answered; ISO 8601, undefined before it has. */
  seenAt: string | undefined;
}

const POLL_MS = 4_000;
/** The most operations that one request may contain. */
const BATCH = 100;

/**
 * A shortlist on this device: the state of the server, and the operations that it has not received yet. They are stored
 * on the device until the server has them, so that closing the page or losing the connection loses none.
 */
export class SharedShortlist {
  private shortlist: Shortlist;
  private connection: Connection = 'synced';
  private seenAt: string | undefined;
  private view: ShortlistView;
  private syncing: Promise<void> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly texts: Texts,
    private readonly token: string,
    loaded: Shortlist,
  ) {
    const { shortlist, seenAt } = readDevice(token);
    // A page from the cache of the device may be older than what the device has seen since.
    this.shortlist = shortlist !== undefined && shortlist.version > loaded.version ? shortlist : loaded;
    this.seenAt = seenAt;
    this.view = this.look();
  }

  readonly read = (): ShortlistView => this.view;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  };

  /** Requests the shortlist every few seconds while the page is visible, until the returned function is called. */
  start(): () => void {
    const syncIfVisible = (): void => {
      if (document.visibilityState === 'visible') void this.sync();
    };
    const timer = window.setInterval(syncIfVisible, POLL_MS);
    window.addEventListener('online', syncIfVisible);
    document.addEventListener('visibilitychange', syncIfVisible);
    syncIfVisible();
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', syncIfVisible);
      document.removeEventListener('visibilitychange', syncIfVisible);
    };
  }

  /** Makes changes at once, and sends them. */
  change(changes: readonly ShortlistChange[]): void {
    const { person, pending } = readDevice(this.token);
    if (person === undefined || changes.length === 0) return;
    const { state } = this.look();
    const clock = nextClock(state);
    const made = changes.map((each, at) => ({ ...each, id: newId(), clock: clock + at, by: person.id }));
    this.store({ pending: [...pending, ...made] });
    this.publish();
    void this.sync();
  }

  /** Sends what is not sent yet, or else requests what is new. One request runs at a time. */
  async sync(): Promise<void> {
    while (this.syncing !== undefined) await this.syncing;
    if (this.connection === 'gone') return;
    this.syncing = this.exchange().finally(() => {
      this.syncing = undefined;
    });
    await this.syncing;
    if (this.connection === 'sending') await this.sync();
  }

  private async exchange(): Promise<void> {
    const { person, pending } = readDevice(this.token);
    const batch = pending.slice(0, BATCH);
    const answer =
      person === undefined || batch.length === 0
        ? await fetchShortlist(this.token, this.shortlist.version)
        : await sendOperations(this.token, person, batch);
    switch (answer.status) {
      case 'answered': {
        this.shortlist = answer.shortlist ?? this.shortlist;
        this.seenAt = new Date().toISOString();
        if (answer.refused > 0) toasts.failed(onDemandTexts(shortlistTexts, this.texts).refused);
        this.settle(batch, { shortlist: this.shortlist, seenAt: this.seenAt });
        break;
      }
      case 'refused':
        toasts.failed(onDemandTexts(shortlistTexts, this.texts).invalid);
        this.settle(batch, {});
        break;
      case 'gone':
        this.connection = 'gone';
        break;
      default:
        this.connection = answer.status;
    }
    this.publish();
  }

  /** Removes operations that have been dealt with; others may have been added meanwhile. */
  private settle(sent: readonly ShortlistOperation[], more: Partial<DeviceShortlist>): void {
    const ids = new Set(sent.map(({ id }) => id));
    const pending = readDevice(this.token).pending.filter(({ id }) => !ids.has(id));
    this.store({ ...more, pending });
    this.connection = pending.length > 0 ? 'sending' : 'synced';
  }

  private store(change: Partial<DeviceShortlist>): void {
    writeDevice(this.token, { ...readDevice(this.token), ...change });
  }

  private look(): ShortlistView {
    const { person, pending } = readDevice(this.token);
    const state = mergeShortlist(this.shortlist.state, pending);
    const me = person !== undefined && state.people[person.id] !== undefined ? person.id : undefined;
    return { state, connection: this.connection, unsent: pending.length, me, seenAt: this.seenAt };
  }

  /** Pages render again only when something that they show has changed. */
  private publish(): void {
    const view = this.look();
    if (JSON.stringify(view) === JSON.stringify(this.view)) return;
    this.view = view;
    for (const listener of this.listeners) listener();
  }
}
