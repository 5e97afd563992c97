import type { ContentCollection } from '@manzil/contracts/content/events';
import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';
import type { WriteContext } from '@manzil/lifecycle/lifecycle-port';
import type { FindOptionsOrder, FindOptionsSelect } from 'typeorm';
import type { EntryEntity } from './stamped.entity.js';

/** The operations that a collection adds for drafts, versions and schedules. */
export interface Publishing<E extends EntryEntity> {
  kind: LifecycleKind;
  /** The fields of an entity as staff write them. */
  fieldsOf: (entity: E) => object;
  /** Name of the field with the title shown to staff. */
  titleField: string;
  /** Names of the fields that a restored version does not bring back, such as the slug. */
  kept: readonly string[];
  isLive: (entity: E) => boolean;
  /** Publication time in the fields of an entity that is not live; absent for collections without such a time. */
  publishTimeOf?: (entity: E) => Date | null;
  /** Shows an entity to visitors, or hides it from them. */
  setLive: (entity: E, live: boolean, now: Date) => void;
}

/** Configuration of a collection that staff edit. */
export interface Collection<E extends EntryEntity, Fields, Entry, Listed = Entry> {
  /** Kind of its events. */
  kind: ContentCollection;
  entity: new () => E;
  /** Name of one entry in error messages. */
  noun: string;
  /** Kind of one entry in audit records, and the path of the backend that shows it. */
  audited: { kind: string; section: string };
  order: FindOptionsOrder<E>;
  /** Columns that a list reads; default: all. */
  listColumns?: FindOptionsSelect<E>;
  /** True if staff set the order; a new entry is added at the end. */
  placed: boolean;
  /** Most entries; default: unlimited. */
  most?: number;
  titleOf: (entity: E) => string;
  /** Texts that name files of media; absent where no entry uses files. */
  filesIn?: (entity: E) => (string | null)[];
  toEntry: (entity: E) => Entry;
  toListed: (entity: E) => Listed;
  /** Writes the fields of staff to a new or existing entity, which is stored afterwards. */
  write: (entity: E, fields: Fields, context: WriteContext) => Promise<void> | void;
  /** True if each save is public; absent for posts, whose fields decide. */
  publishesSaves?: true;
  /** Absent for collections without drafts and versions. */
  publishing?: Publishing<E>;
  /** Reads and sets the slug; absent where entries have no pages of their own. */
  slug?: { of: (entity: E) => string; set: (entity: E, slug: string) => void };
  /** Throws CONFLICT when a deleted entity cannot be restored beside the others. */
  assertFits?: (entity: E, context: WriteContext) => Promise<void>;
}

/** Returns the metadata of an entry that only staff see. */
export const stampOf = ({
  version,
  updatedAt,
  updatedBy,
}: {
  version: number;
  updatedAt: Date;
  updatedBy: string;
}) => ({
  version,
  updatedAt: updatedAt.toISOString(),
  updatedBy,
});
