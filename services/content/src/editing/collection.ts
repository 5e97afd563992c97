import type { ContentCollection } from '@manzil/contracts/content/events';
import type { EntityManager, FindOptionsOrder, FindOptionsSelect } from 'typeorm';
import type { EntryEntity } from './stamped.entity.js';

export interface WriteContext {
  manager: EntityManager;
  now: Date;
}

/** What tells one collection that staff edit from another; all else is the same for each. */
export interface Collection<E extends EntryEntity, Fields, Entry, Listed = Entry> {
  /** What its changes are announced as. */
  kind: ContentCollection;
  entity: new () => E;
  /** As messages call one of them. */
  noun: string;
  /** As the audit trail names one of them, and the section of the backend that shows it. */
  audited: { kind: string; section: string };
  order: FindOptionsOrder<E>;
  /** Only these columns are read for a list. */
  listColumns?: FindOptionsSelect<E>;
  /** Whether staff decide the order, so that a new one goes to the end. */
  placed: boolean;
  /** Undefined: as many as one likes. */
  most?: number;
  titleOf: (entity: E) => string;
  /** Texts that name files of media; absent where there are none. */
  filesIn?: (entity: E) => (string | null)[];
  toEntry: (entity: E) => Entry;
  toListed: (entity: E) => Listed;
  /** Puts what staff wrote into a new or an existing entity, which is stored afterwards. */
  write: (entity: E, fields: Fields, context: WriteContext) => Promise<void> | void;
  /** Throws CONFLICT when an entity cannot be among the others; asked before it comes back. */
  assertFits?: (entity: E, context: WriteContext) => Promise<void>;
}

/** The parts of an entry that staff see and visitors do not. */
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
