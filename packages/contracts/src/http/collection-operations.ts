import { z } from 'zod';
import type { CacheTag } from '../cache-tags.js';
import { deletedEntrySchema } from '../content/collection-entries.js';
import { entryId, entryListOf, entryPart, entryVersion, MOST_ENTRIES } from '../content/editing.js';
import { staleByContent, type ContentCollection } from '../content/events.js';
import { memberName } from '../content/text.js';
import type { Endpoint, Method, Responses } from './endpoint.js';
import { defineOperation, type Operation } from './operation.js';
import { numberInPath } from './path-values.js';

const reads = { audience: 'content.read', area: 'Content editing' } as const;
const edits = { audience: 'content.edit', area: 'Content editing' } as const;
const params = z.object({ id: numberInPath });

type Fields = z.ZodObject;
type Entry = z.ZodType;
type Body = z.ZodType | undefined;
type Params = typeof params | undefined;

type EditOperation<
  M extends Method,
  Path extends string,
  R extends Responses,
  P extends Params,
  B extends Body,
  Req extends z.ZodType,
  Res extends z.ZodType,
> = Operation<
  Endpoint<M, Path, 'content.edit', R, P, undefined, B, undefined, undefined, undefined, undefined>,
  Req,
  Res
>;

/** Types an operation whose schemas are generic, which {@link defineOperation} cannot compare with each other. */
const edit = <
  const M extends Method,
  const Path extends string,
  const R extends Responses,
  Req extends z.ZodType,
  Res extends z.ZodType,
  P extends Params = undefined,
  B extends Body = undefined,
>(
  operation: Omit<
    EditOperation<M, Path, R, P, B, Req, Res>,
    keyof typeof edits | 'caller' | 'toRequest' | 'stale'
  > & {
    toRequest?(input: { params: { id: number }; body: Record<string, unknown> }): object;
    stale(reply: { id: number }): readonly CacheTag[];
  },
): EditOperation<M, Path, R, P, B, Req, Res> => ({ ...edits, ...operation, caller: ['by'] }) as never;

interface Collection<F extends Fields, E extends Entry> {
  /** Noun in the subjects. */
  noun: string;
  /** Kind in change events. */
  kind: ContentCollection;
  /** Fields that staff edit. */
  fields: F;
  /** An entry as staff see it. */
  entry: E;
}

/** The operations for editing a collection; `one` is the entry in summaries. */
export const editing = <const Path extends string, F extends Fields, E extends Entry>(
  path: Path,
  one: string,
  { noun, kind, fields, entry }: Collection<F, E>,
) => {
  const change = z.object({ id: entryId, by: memberName });
  const stale = ({ id }: { id: number }) => staleByContent({ kind, id });
  return {
    create: edit({
      method: 'POST',
      path,
      summary: `Adds ${one}`,
      body: fields,
      responses: { 201: entry },
      problems: ['CONFLICT'],
      subject: `rpc.content.v1.${noun}.create`,
      request: z.object({ fields, by: memberName }),
      response: entry,
      toRequest: ({ body }) => ({ fields: body }),
      stale,
    }),
    /**
     * CONFLICT with `details` { reason: 'version', version, updatedBy, updatedAt } when another user saved since
     * `expectedVersion`; NOT_FOUND, or GONE for a deleted entry.
     */
    update: edit({
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Replaces ${one}, if it is at the version that was edited`,
      params,
      body: fields.extend({ expectedVersion: entryVersion }),
      responses: { 200: entry },
      problems: ['CONFLICT', 'GONE'],
      subject: `rpc.content.v1.${noun}.update`,
      request: change.extend({ fields, expectedVersion: entryVersion }),
      response: entry,
      toRequest: ({ params: { id }, body: { expectedVersion, ...rest } }) => ({
        id,
        fields: rest,
        expectedVersion,
      }),
      stale,
    }),
    /** It can be restored until `purgeAt`. NOT_FOUND, or GONE for a deleted entry. */
    remove: edit({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Deletes ${one}; for 90 days it can be restored`,
      params,
      responses: { 200: deletedEntrySchema },
      problems: ['GONE'],
      subject: `rpc.content.v1.${noun}.delete`,
      request: change,
      response: deletedEntrySchema,
      stale,
    }),
    /** Restores it in its former place. CONFLICT when it is not deleted, GONE when it is purged. */
    restore: edit({
      method: 'POST',
      path: `${path}/:id/restore`,
      summary: `Brings ${one} back as it was`,
      params,
      responses: { 200: entry },
      problems: ['CONFLICT', 'GONE'],
      subject: `rpc.content.v1.${noun}.restore`,
      request: change,
      response: entry,
      stale,
    }),
  };
};

export type CollectionEndpoints<E extends Entry = Entry> = ReturnType<typeof editing<string, Fields, E>>;

/**
 * Takes the ids of all entries in their new order. CONFLICT, with the current order in `details.ids`, for any
 * other set of ids.
 */
export const ordering = <const Path extends string>(
  path: Path,
  { noun, kind }: Pick<Collection<Fields, Entry>, 'noun' | 'kind'>,
) =>
  edit({
    method: 'PUT',
    path: `${path}/order`,
    summary: 'Puts all in the order of these ids, if there are no others',
    body: z.object({ ids: z.array(entryId).max(MOST_ENTRIES) }),
    responses: { 200: z.object({ ids: z.array(entryId) }) },
    problems: ['CONFLICT'],
    subject: `rpc.content.v1.${noun}.reorder`,
    request: z.object({ ids: z.array(entryId).max(MOST_ENTRIES), by: memberName }),
    response: z.object({ ids: z.array(entryId) }),
    stale: () => staleByContent({ kind }),
  });
export type OrderEndpoint = ReturnType<typeof ordering<string>>;

/** All entries in order, with drafts, and the most recently deleted ones. */
export const listing = <const Path extends string, L extends z.ZodType>(
  path: Path,
  summary: string,
  noun: string,
  entry: L,
) => {
  const response = entryListOf(entry);
  return defineOperation({
    ...reads,
    method: 'GET',
    path,
    scope: 'content:read',
    summary,
    responses: { 200: response },
    subject: `rpc.content.v1.${noun}.list-entries`,
    request: entryPart,
    response,
    idempotent: true,
  });
};
