import { z } from 'zod';
import { catalogueTag, listTag } from '../cache-tags.js';
import { developmentHeadingSchema } from '../listings/development-edit.js';
import {
  deletedDevelopmentSchema,
  developmentEntrySchema,
  developmentImageSchema,
} from '../listings/development.js';
import * as rpc from '../listings/development-rpc.js';
import { staleByDevelopment } from '../listings/events.js';
import { defineEndpoint } from './endpoint.js';
import { addedProjectSchema, messageSchema } from './wire/development-answers.js';
import { liveFlagSchema } from './wire/live-flag.js';
import { rowIdSchema, wireIdSchema } from './wire/wire-id.js';
import { defineOperation } from './operation.js';
import { lifecycleSchema } from '../content/lifecycle.js';

const reads = { audience: 'content.read', area: 'New developments' } as const;
const edits = { audience: 'content.edit', area: 'New developments' } as const;
const params = z.object({ id: wireIdSchema });
const idsBody = z.object({ ids: z.array(z.int()).max(1_000) });
const { by } = rpc.deleteDevelopment.request.shape;

const text = z.string().optional();
const file = z.file().optional();
const projectTexts = {
  position: text,
  propertyname: text,
  propertyloaction: text,
  devname: text,
  price: text,
  complete: text,
  pagelink: text,
  youtube: text,
  location: text,
  live: text,
  propertydesc: text,
  payment: text,
  facilities: text,
  features: text,
};
/** A new project needs its banner unless `live` is off. */
const projectFiles = { bannerimg: file, floor: file, brochure: file };

export const addDevelopment = defineEndpoint({
  ...edits,
  method: 'POST',
  path: '/newlydata',
  summary: 'Adds a project with up to 15 gallery images (galleryimg0 to galleryimg14)',
  multipart: z.object({
    ...projectTexts,
    ...projectFiles,
    propertyname: z.string(),
    propertyloaction: z.string(),
    pagelink: z.string(),
    galleryimg0: file,
  }),
  responses: { 200: addedProjectSchema },
  problems: ['CONFLICT', 'UNPROCESSABLE'],
});

export const changeDevelopment = defineEndpoint({
  ...edits,
  method: 'POST',
  path: '/updatenewlyproperty/:id',
  summary:
    'Changes what the form holds; CONFLICT with who and when if `expectedVersion` is not the current one',
  params,
  multipart: z.object({
    ...projectTexts,
    oldpropertyname: text,
    expectedVersion: text,
    ...projectFiles,
  }),
  responses: { 200: messageSchema },
  problems: ['CONFLICT', 'UNPROCESSABLE'],
});

export const switchDevelopment = defineEndpoint({
  ...edits,
  method: 'PUT',
  path: '/api/onoffproperty',
  summary: 'Puts a project online or takes it offline',
  body: z.looseObject({ id: rowIdSchema, live: liveFlagSchema }),
  responses: { 200: { mediaType: 'text/plain' } },
  problems: ['NOT_FOUND'],
});

export const deleteDevelopment = defineEndpoint({
  ...edits,
  method: 'POST',
  path: '/deleteproperty',
  summary: 'Moves a project with its gallery to the recycle bin',
  body: z.looseObject({ id: rowIdSchema }),
  responses: { 200: messageSchema },
  problems: ['NOT_FOUND'],
});

export const setDevelopmentsHeading = defineEndpoint({
  ...edits,
  method: 'PUT',
  path: '/updateNewdevelopment',
  summary: 'Changes the heading of the list of projects',
  body: z.object({ newtext: developmentHeadingSchema }),
  responses: { 200: messageSchema },
});

export const addGalleryImages = defineEndpoint({
  ...edits,
  method: 'POST',
  path: '/addimagestogallary',
  summary: 'Adds up to 15 images (galleryimg0 to galleryimg14) to the gallery of the project with this name',
  multipart: z.object({ propertyname: z.string(), galleryimg0: z.file() }),
  responses: { 200: messageSchema },
  problems: ['NOT_FOUND', 'UNPROCESSABLE'],
});

export const replaceGalleryImage = defineEndpoint({
  ...edits,
  method: 'PUT',
  path: '/editnewpropertyImages/:imageId',
  summary: 'Replaces a gallery image',
  params: z.object({ imageId: wireIdSchema }),
  multipart: z.object({ bannerimg: z.file() }),
  responses: { 200: messageSchema },
  problems: ['UNPROCESSABLE'],
});

export const deleteGalleryImage = defineEndpoint({
  ...edits,
  method: 'DELETE',
  path: '/deletepropertyimage/:id',
  summary: 'Deletes a gallery image',
  params,
  responses: { 200: messageSchema },
});

/** The live state of a project, with its lifecycle. NOT_FOUND. */
export const showDevelopmentEntry = defineOperation({
  ...reads,
  method: 'GET',
  path: '/api/admin/developments/:id',
  scope: 'listings:read',
  summary: 'A project with its gallery and its version, to edit it',
  params,
  responses: { 200: developmentEntrySchema },
  subject: 'rpc.listings.v1.development.get-entry',
  request: z.object({ id: z.int() }),
  idempotent: true,
});

/** The lifecycle of each project; unordered. */
export const listDevelopmentLifecycles = defineOperation({
  ...reads,
  method: 'GET',
  path: '/api/admin/development-lifecycles',
  summary: 'Where each project is in its life: live, with a draft, or scheduled',
  responses: {
    200: z.object({
      developments: z.array(z.object({ id: z.int(), version: z.int(), lifecycle: lifecycleSchema })),
    }),
  },
  subject: 'rpc.listings.v1.development.list-lifecycles',
  idempotent: true,
});

/** CONFLICT when the list is not the current one. */
export const orderDevelopments = defineOperation({
  ...edits,
  method: 'PUT',
  path: '/api/developments/order',
  summary: 'Orders the projects; every one is named once',
  body: idsBody,
  responses: { 200: idsBody },
  problems: ['CONFLICT'],
  subject: 'rpc.listings.v1.development.reorder',
  caller: ['by'],
  request: idsBody.extend({ by }),
  response: z.object({ ids: z.array(z.int()) }),
  stale: () => [listTag('developments'), catalogueTag('developments')],
});

/** CONFLICT when the list is not the current one. */
export const orderGallery = defineOperation({
  ...edits,
  method: 'PUT',
  path: '/api/developments/:id/images/order',
  summary: 'Orders the gallery of a project; every image is named once',
  params,
  body: idsBody,
  responses: { 200: z.object({ images: z.array(developmentImageSchema) }) },
  problems: ['CONFLICT'],
  subject: 'rpc.listings.v1.development-image.reorder',
  caller: ['by'],
  request: idsBody.extend({ developmentId: z.int(), by }),
  toRequest: ({ params: { id }, body: { ids } }) => ({ developmentId: id, ids }),
  stale: (_reply, { developmentId }) => staleByDevelopment({ id: developmentId }),
});

/** Projects in the recycle bin, most recently deleted first. */
export const listDeletedDevelopments = defineOperation({
  ...reads,
  method: 'GET',
  path: '/api/admin/deleted-developments',
  summary: 'Projects in the recycle bin, the last deleted first',
  responses: { 200: z.object({ developments: z.array(deletedDevelopmentSchema) }) },
  subject: 'rpc.listings.v1.development.list-deleted',
  idempotent: true,
});

export const restoreDevelopment = defineEndpoint({
  ...edits,
  method: 'POST',
  path: '/api/admin/deleted-developments/:id/restore',
  summary:
    'Restores a project from the recycle bin; at another link, or with another name, where one is given',
  params,
  body: rpc.restoreDevelopment.request.pick({ name: true, pagelink: true }),
  responses: { 200: developmentEntrySchema.pick({ development: true, version: true }) },
  problems: ['NOT_FOUND', 'CONFLICT'],
});

/** Deletes a project in the bin for good; media collects the files once nothing else uses them. NOT_FOUND. */
export const purgeDevelopment = defineOperation({
  ...edits,
  method: 'DELETE',
  path: '/api/admin/deleted-developments/:id',
  summary: 'Deletes a project in the recycle bin for good, with its versions',
  params,
  responses: { 204: 'nothing' },
  problems: ['NOT_FOUND'],
  subject: 'rpc.listings.v1.development.purge',
  request: z.object({ id: z.int() }),
  response: deletedDevelopmentSchema,
});
