import { z } from 'zod';
import { languageQuerySchema } from '../content/language.js';
import { text } from '../content/text.js';
import { defineRpc } from '../rpc.js';
import {
  developmentChangesSchema,
  developmentHeadingSchema,
  galleryUrlSchema,
  galleryUrlsSchema,
  newDevelopmentSchema,
} from './development-edit.js';
import {
  developmentImageSchema,
  developmentListSchema,
  developmentSchema,
  wholeDevelopmentSchema,
} from './development.js';

export const listDevelopments = defineRpc({
  subject: 'rpc.listings.v1.development.list',
  request: languageQuerySchema.extend({ liveOnly: z.boolean() }),
  response: developmentListSchema,
  idempotent: true,
});

const byId = { id: z.int() };
/**
 * Name of the member who makes the change; set by the gateway from the session. May be empty, because the previous
 * release does not send it during an update.
 */
const by = text(200).trim().default('');
/**
 * The version that the editor has read: CONFLICT with `details` { reason: 'version', version, updatedBy, updatedAt }
 * when another user has changed the project since.
 */
const expectedVersion = z.int().optional();
/**
 * Finds a project by pagelink or id; unknown is NOT_FOUND. A former pagelink finds it too: the pagelink of
 * the response then differs from the requested one.
 */
export const getDevelopment = defineRpc({
  subject: 'rpc.listings.v1.development.get',
  request: z.union([languageQuerySchema.extend({ pagelink: z.string().max(300) }), z.object(byId)]),
  response: wholeDevelopmentSchema,
  idempotent: true,
});

/** CONFLICT with an issue for `name` or `pagelink` when it is taken or a path of the site. */
export const createDevelopment = defineRpc({
  subject: 'rpc.listings.v1.development.create',
  request: newDevelopmentSchema.extend({ by }),
  response: wholeDevelopmentSchema,
});

/** Absent fields stay unchanged. A former pagelink still leads to the project. */
export const updateDevelopment = defineRpc({
  subject: 'rpc.listings.v1.development.update',
  request: z.object({ ...byId, expectedVersion, changes: developmentChangesSchema, by }),
  response: wholeDevelopmentSchema,
});

/** Moves a project, with its gallery, into the recycle bin; its files are kept until it is purged. */
export const deleteDevelopment = defineRpc({
  subject: 'rpc.listings.v1.development.delete',
  request: z.object({ ...byId, expectedVersion, by }),
  response: developmentSchema,
});

/**
 * Restores a project, optionally under another name or pagelink. NOT_FOUND when it is not in the bin; CONFLICT
 * with an issue for `name` or `pagelink` when it was taken meanwhile.
 */
export const restoreDevelopment = defineRpc({
  subject: 'rpc.listings.v1.development.restore',
  request: developmentChangesSchema.pick({ name: true, pagelink: true }).extend({ ...byId, by }),
  response: wholeDevelopmentSchema,
});

export const setDevelopmentHeading = defineRpc({
  subject: 'rpc.listings.v1.development.set-heading',
  request: z.object({ heading: developmentHeadingSchema }),
  response: z.object({ heading: z.string() }),
});

/** Gallery images of all projects, or of projects with this name, in the order of projects and galleries. */
export const listDevelopmentImages = defineRpc({
  subject: 'rpc.listings.v1.development-image.list',
  request: z.object({ developmentName: z.string().max(300).optional(), liveOnly: z.boolean() }),
  response: z.object({ images: z.array(developmentImageSchema) }),
  idempotent: true,
});

/** Appends images to the gallery of the project with this name or id. */
export const addDevelopmentImages = defineRpc({
  subject: 'rpc.listings.v1.development-image.add',
  request: z.object({
    development: z.union([z.object({ name: z.string().max(300) }), z.object(byId)]),
    urls: galleryUrlsSchema.min(1, 'There is no image in the upload'),
    by,
  }),
  response: z.object({ images: z.array(developmentImageSchema) }),
});

/** The image's id and position do not change. */
export const replaceDevelopmentImage = defineRpc({
  subject: 'rpc.listings.v1.development-image.replace',
  request: z.object({ ...byId, url: galleryUrlSchema, by }),
  response: developmentImageSchema,
});

export const deleteDevelopmentImage = defineRpc({
  subject: 'rpc.listings.v1.development-image.delete',
  request: z.object({ ...byId, by }),
  response: developmentImageSchema,
});
