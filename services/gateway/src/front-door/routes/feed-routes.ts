import { catalogueTag } from '@manzil/contracts/cache-tags';
import { failedFeedPhotoPageSchema } from '@manzil/contracts/gateway/failed-photo';
import {
  importCountsSchema,
  importRunSchema,
  importStateSchema,
} from '@manzil/contracts/listings/import-run';
import { listImportChanges, rollBackImport } from '@manzil/contracts/listings/import-rpc';
import { feedMappingSchema, feedSampleSchema } from '@manzil/contracts/listings/feed-mapping';
import { listUnmappedValues } from '@manzil/contracts/listings/mapping-rpc';
import { listImportRuns } from '@manzil/contracts/listings/rpc';
import { retryFailedPhotos } from '@manzil/contracts/media/rpc';
import { z } from 'zod';
import { cachedLargeAs, get, post, put, STAFF, type Route } from './route.js';

const runSummarySchema = z.object({
  runId: z.uuid(),
  state: importStateSchema,
  counts: importCountsSchema,
});

export const FEED_ROUTES: readonly Route[] = [
  get('/api/data', STAFF, {
    changesState: true,
    summary:
      'Imports the feed; 202 with the address of the run when that takes longer than one waits, or at once with `Prefer: respond-async`',
    response: runSummarySchema,
    alsoAnswers: { 202: runSummarySchema },
    problems: ['UNPROCESSABLE'],
  }),
  post('/api/feed/runs', STAFF, {
    summary: 'Starts an import, or joins the one under way',
    response: importRunSchema,
  }),
  get('/api/feed/runs', STAFF, { summary: 'The latest imports', response: listImportRuns.response }),
  get('/api/feed/runs/:id', STAFF, { summary: 'An import', response: importRunSchema }),
  get('/api/feed/runs/:id/changes', STAFF, {
    summary: 'What an import changed, or would change, field by field',
    response: listImportChanges.response,
  }),
  get('/api/feed/runs/:id/problems', STAFF, {
    summary: 'All that an import could not read, as a spreadsheet',
    response: { mediaType: 'text/csv' },
  }),
  get('/api/feed/runs/:id/events', STAFF, {
    summary: 'The progress of an import as server-sent events, until it ends',
    response: { mediaType: 'text/event-stream' },
  }),
  get('/api/feed/mappings/:source', STAFF, {
    summary: 'What the columns of the CSV and JSON feeds of a source mean, and the words of all its feeds',
    response: feedMappingSchema,
  }),
  get('/api/feed/mappings/:source/unmapped', STAFF, {
    summary:
      'Words of a source that were none of ours when its feed was last read, by how many records have them',
    response: listUnmappedValues.response,
  }),
  put('/api/feed/mappings/:source', STAFF, {
    summary: 'Replaces that; 409 with who and when if somebody has since `expectedVersion`',
    response: feedMappingSchema,
    problems: ['CONFLICT'],
  }),
  post('/api/feed/samples', STAFF, {
    summary: 'What the first records of a feed would become under a mapping; nothing is kept',
    response: feedSampleSchema,
    problems: ['UNPROCESSABLE'],
  }),
  get('/api/feed/photos', STAFF, {
    summary: 'Photos of the feed that cannot be had, with why and which listings show them',
    response: failedFeedPhotoPageSchema,
  }),
  post('/api/feed/photos/retry', STAFF, {
    summary: 'Asks for a photo that could not be had again, or without `url` for all of them',
    response: retryFailedPhotos.response,
  }),
  get('/api/feeds/property-finder.xml', 'public', {
    ...cachedLargeAs(catalogueTag('sale'), catalogueTag('rent')),
    summary: 'All live listings as Property Finder reads them',
    response: { mediaType: 'application/xml' },
  }),
  get('/api/feeds/bayut.xml', 'public', {
    ...cachedLargeAs(catalogueTag('sale'), catalogueTag('rent')),
    summary: 'All live listings as Bayut and dubizzle read them',
    response: { mediaType: 'application/xml' },
  }),
  post('/api/feed/runs/:id/cancel', STAFF, {
    summary: 'Stops an import that has changed nothing yet',
    response: importRunSchema,
    problems: ['CONFLICT'],
  }),
  post('/api/feed/runs/:id/approve', STAFF, {
    summary: 'Commits a quarantined import as it was judged; judged again if the catalogue has moved on',
    response: importRunSchema,
    problems: ['CONFLICT'],
  }),
  post('/api/feed/runs/:id/discard', STAFF, {
    summary: 'Gives up a quarantined import',
    response: importRunSchema,
    problems: ['CONFLICT'],
  }),
  post('/api/feed/runs/:id/roll-back', STAFF, {
    summary: 'Restores the catalogue as it was before an import; later ones are undone with it (`undone`)',
    response: rollBackImport.response,
    problems: ['CONFLICT'],
  }),
];
