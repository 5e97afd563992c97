import { getDevelopment, listDevelopments, reorderDevelopmentImages } from '@manzil/contracts/listings/rpc';
import { z } from 'zod';
import {
  addedProjectSchema,
  galleryRowSchema,
  messageSchema,
} from '../../developments/development-answers.wire.js';
import { idsBodySchema } from '../../developments/wire-id.js';
import { developmentRowSchema, shownDevelopmentSchema } from '../../listings/development.wire.js';
import { catalogueTag, developmentTag, listTag, pathTag } from '@manzil/contracts/cache-tags';
import { cached, cachedAs, get, post, put, remove, STAFF, type Route } from './route.js';

const list = cachedAs(listTag('developments'));
const listForMembersMore = { ...list, readsSession: true } as const;
/** The project that the path names, there or not. */
const oneOf = (_: unknown, { params }: { params: Readonly<Record<string, string>> }) =>
  tagsOf(Number(params.id));
const tagsOf = (id: number) => [developmentTag(id), catalogueTag('developments')];

const text = z.string().optional();
const file = z.file().optional();
const projectTexts = {
  ...{ position: text, propertyname: text, propertyloaction: text, devname: text, price: text },
  ...{ complete: text, pagelink: text, youtube: text, location: text, live: text },
  ...{ propertydesc: text, payment: text, facilities: text, features: text },
};
const projectFiles = { bannerimg: file, floor: file, brochure: file };
const newProjectForm = z.object({
  ...projectTexts,
  ...projectFiles,
  ...{ propertyname: z.string(), propertyloaction: z.string(), pagelink: z.string(), bannerimg: z.file() },
  galleryimg0: file,
});
const projectForm = z.object({
  ...projectTexts,
  oldpropertyname: text,
  expectedVersion: text,
  ...projectFiles,
});

export const DEVELOPMENT_ROUTES: readonly Route[] = [
  get('/api/developments', 'public', {
    ...list,
    summary: 'Live projects and the heading of their list',
    response: listDevelopments.response,
  }),
  get('/api/developments/:pagelink', 'public', {
    ...cached(shownDevelopmentSchema, {
      tags: ({ development }) => tagsOf(development.id),
      tagsOfNothing: ({ pagelink = '' }) => [pathTag(pagelink)],
    }),
    summary: 'A live project with its gallery; asked for by a former link, `movedTo` is where it is now',
  }),
  get('/getnewly', 'public', {
    ...listForMembersMore,
    summary: 'Projects, as rows: live ones for visitors, all for members',
    response: z.array(developmentRowSchema),
  }),
  get('/newdevtext', 'public', {
    ...list,
    summary: 'The heading of the list of projects, as a list with one row',
    response: z.array(z.object({ newtext: z.string() })),
  }),
  get('/newlyedit/:id', 'public', {
    ...cached(z.array(developmentRowSchema), { tags: oneOf }),
    readsSession: true,
    summary: 'A project, as a list with one row',
  }),
  get('/offplanimages/:id', 'public', {
    ...cached(z.array(galleryRowSchema), { tags: oneOf }),
    readsSession: true,
    summary: 'The gallery of a project',
  }),
  get('/getallpropertyImages', 'public', {
    ...listForMembersMore,
    summary: 'The galleries of all projects',
    response: z.array(galleryRowSchema),
  }),
  get('/getallpropertyImages/:name', 'public', {
    ...listForMembersMore,
    summary: 'The gallery of the project with this name; empty when there is none',
    response: z.array(galleryRowSchema),
  }),
  post('/newlydata', STAFF, {
    summary: 'Adds a project with up to 15 gallery images (galleryimg0 to galleryimg14)',
    multipart: newProjectForm,
    response: addedProjectSchema,
    problems: ['CONFLICT', 'UNPROCESSABLE'],
  }),
  post('/updatenewlyproperty/:id', STAFF, {
    summary:
      'Changes what the form holds; CONFLICT with who and when if `expectedVersion` is not the current one',
    multipart: projectForm,
    response: messageSchema,
    problems: ['CONFLICT', 'UNPROCESSABLE'],
  }),
  put('/api/onoffproperty', STAFF, {
    summary: 'Puts a project online or takes it offline',
    response: { mediaType: 'text/plain' },
    problems: ['NOT_FOUND'],
  }),
  post('/deleteproperty', STAFF, {
    summary: 'Deletes a project with its gallery',
    response: messageSchema,
    problems: ['NOT_FOUND'],
  }),
  put('/updateNewdevelopment', STAFF, {
    summary: 'Changes the heading of the list of projects',
    response: messageSchema,
  }),
  post('/addimagestogallary', STAFF, {
    summary:
      'Adds up to 15 images (galleryimg0 to galleryimg14) to the gallery of the project with this name',
    multipart: z.object({ propertyname: z.string(), galleryimg0: z.file() }),
    response: messageSchema,
    problems: ['NOT_FOUND', 'UNPROCESSABLE'],
  }),
  put('/editnewpropertyImages/:imageId', STAFF, {
    summary: 'Replaces a gallery image',
    multipart: z.object({ bannerimg: z.file() }),
    response: messageSchema,
    problems: ['UNPROCESSABLE'],
  }),
  remove('/deletepropertyimage/:id', STAFF, {
    summary: 'Deletes a gallery image',
    response: messageSchema,
  }),
  get('/api/admin/developments/:id', STAFF, {
    summary: 'A project with its gallery and its version, to edit it',
    response: getDevelopment.response,
  }),
  put('/api/developments/order', STAFF, {
    summary: 'Orders the projects; every one is named once',
    response: idsBodySchema,
    problems: ['CONFLICT'],
  }),
  put('/api/developments/:id/images/order', STAFF, {
    summary: 'Orders the gallery of a project; every image is named once',
    response: reorderDevelopmentImages.response,
    problems: ['CONFLICT'],
  }),
];
