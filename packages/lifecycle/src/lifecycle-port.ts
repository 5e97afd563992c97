import type { AuditEntity } from '@manzil/contracts/audit';
import type { EntryFields, LifecycleKind } from '@manzil/contracts/content/lifecycle';
import type { EntityManager } from 'typeorm';

/** An entry that is not deleted. */
export interface PublishedRecord {
  id: number;
  version: number;
  title: string;
  live: boolean;
  /** When the record becomes live by its own fields, such as the date of a post. */
  publishAt: Date | null;
  updatedAt: Date;
  updatedBy: string;
  /** The fields of the record itself, which visitors see while it is live. */
  fields: EntryFields;
}

export interface RecordSave {
  id: number;
  fields: EntryFields;
  version: number;
  live: boolean;
  by: string;
}

export interface WriteContext {
  manager: EntityManager;
  now: Date;
}

/** The operations that a kind of content provides for the lifecycle. */
export interface LifecyclePort {
  kind: LifecycleKind;
  /** Name of one entry in messages. */
  noun: string;
  titleOf: (fields: EntryFields) => string;
  /** Names of the fields that a restored version does not bring back, such as the slug. */
  kept: readonly string[];
  audited: (record: Pick<PublishedRecord, 'id' | 'title'>) => AuditEntity;
  /**
   * Validates the fields of a draft as a save would; `replaced` are the previous fields. VALIDATION_FAILED, with the
   * field.
   */
  parse: (fields: EntryFields, id: number, replaced: EntryFields) => EntryFields;
  /**
   * Checks the path among `fields` with the services that share paths with this kind, before a transaction; the entry
   * `id` may keep its own. Absent for kinds that share none. CONFLICT of `pathInUse`, UNAVAILABLE while a service does
   * not reply.
   */
  assertPathIsFree?: (fields: EntryFields, id?: number) => Promise<void>;
  /** VALIDATION_FAILED, with the field, for a draft that visitors cannot be shown; absent where each one can. */
  assertShowable?: (fields: EntryFields) => void;
  /** Runs a change that visitors may see, serialised with all others of the kind, and publishes its event. */
  change: <T extends { id: number }>(work: (context: WriteContext) => Promise<T>) => Promise<T>;
  /** Runs a change that only staff see, serialised with all others of the kind, without an event. */
  changeUnseen: <T>(work: (context: WriteContext) => Promise<T>) => Promise<T>;
  /** NOT_FOUND, or GONE for a deleted entry. */
  require: (manager: EntityManager, id: number) => Promise<PublishedRecord>;
  /** Returns entries that are not deleted, with ids after `after`, in the order of their ids. */
  list: (manager: EntityManager, part: { after: number; take: number }) => Promise<PublishedRecord[]>;
  /** Returns the ids of all entries in the order set by staff; absent for kinds without such an order. */
  order?: (manager: EntityManager) => Promise<number[]>;
  /** Creates an entry that is not live; absent for kinds to which no entries can be added. */
  create?: (context: WriteContext, fields: EntryFields, by: string) => Promise<PublishedRecord>;
  /** Writes the record itself, and records its version. */
  save: (context: WriteContext, save: RecordSave) => Promise<PublishedRecord>;
  /** Raises the version of a record for a draft beside it, which changes nothing else of the record. */
  raiseVersion: (manager: EntityManager, id: number, version: number) => Promise<void>;
  /** Claims the files of the record and of all its versions. */
  claimFiles: (manager: EntityManager, id: number) => Promise<void>;
}
