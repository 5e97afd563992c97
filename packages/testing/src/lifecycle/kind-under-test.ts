import type { EntryFields, Lifecycle, LifecycleKind } from '@manzil/contracts/content/lifecycle';
import type { LifecycleRpcs } from '@manzil/contracts/lifecycle-rpcs';
import type { RpcClient } from '@manzil/service-kit/rpc-client';

/** The member who publishes and deletes in these suites. */
export const STAFF = 'leila';
export const MINUTE_MS = 60_000;
export const inMinutes = (count: number): Date => new Date(Date.now() + count * MINUTE_MS);

export interface Entry {
  id: number;
  version: number;
  lifecycle?: Lifecycle | undefined;
}

export type FieldsOf = (text: string, slug: string) => EntryFields;
export type Found = Entry & Record<string, unknown>;
type Saved = Pick<Entry, 'id' | 'version'>;

/** Properties of a kind that a suite needs. */
export interface KindUnderTest {
  kind: LifecycleKind;
  /** The contracts of the service that the kind belongs to. */
  rpcs: LifecycleRpcs;
  /** Fields with a text and a slug. */
  fields: FieldsOf;
  textField: string;
  /** Returns a live record with the text. */
  start: (client: RpcClient, text: string, slug: string) => Promise<Entry>;
  /** Publishes like a save in the kind's own section. */
  publish: (client: RpcClient, over: Saved, text: string, slug: string) => Promise<Entry>;
  /** Returns a record as staff see it, with its fields. */
  find: (client: RpcClient, id: number) => Promise<Found>;
  ids: (client: RpcClient) => Promise<number[]>;
  /** Absent for kinds whose entries cannot be added, withdrawn or deleted. */
  bin?: {
    remove: (client: RpcClient, id: number) => Promise<{ purgeAt: string }>;
    restore: (client: RpcClient, id: number) => Promise<unknown>;
  };
}

/** A running service that owns the kinds under test. */
export interface LifecycleStack {
  client: RpcClient;
  dataSource: { query<T>(sql: string, parameters?: unknown[]): Promise<T> };
  /** All public replies of the service about these kinds. */
  publicBytes(): Promise<string>;
  /** Runs all work that is due at a time, in several replicas at once. */
  runSchedulesAt(time: Date, options?: { runs: number }): Promise<void>;
  /** Permanently deletes entries that have been in the recycle bin for long enough at a time. */
  purgeBinAt(time: Date): Promise<void>;
}

/** Returns the audited actions on records of a kind. */
export function actsOn(
  { kind, rpcs, fields, start, publish, find, bin }: KindUnderTest,
  stack: () => Pick<LifecycleStack, 'client'>,
) {
  return {
    create: (text: string, slug: string) => start(stack().client, text, slug),
    publish: (over: Saved, text: string, slug: string) => publish(stack().client, over, text, slug),
    entryOf: (id: number) => find(stack().client, id),
    /** A record that cannot be removed is overwritten by the next test. */
    remove: ({ id }: Pick<Entry, 'id'>) => bin?.remove(stack().client, id),
    saveDraft: ({ id, version }: Saved, text: string, slug: string) =>
      stack().client.request(rpcs.saveDraft, {
        kind,
        id,
        by: 'omar',
        fields: fields(text, slug),
        expectedVersion: version,
      }),
    schedule: (id: number, times: { publishAt?: Date; withdrawAt?: Date }) =>
      stack().client.request(rpcs.scheduleEntry, {
        kind,
        id,
        by: STAFF,
        publishAt: times.publishAt?.toISOString() ?? null,
        withdrawAt: times.withdrawAt?.toISOString() ?? null,
      }),
  };
}
