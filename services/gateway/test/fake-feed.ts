import { retryFailedPhotos } from '@manzil/contracts/http/failed-photos';
import {
  showFeedMapping,
  listUnmappedValues,
  sampleFeed,
  saveFeedMapping,
} from '@manzil/contracts/http/feed-mappings';
import {
  listImportChanges,
  cancelImport,
  approveImport,
  rollBackImport,
} from '@manzil/contracts/http/import-runs';
import { searchManagedListings, overrideListing } from '@manzil/contracts/http/managed-listings';
import { exportImportProblems } from '@manzil/contracts/listings/import-rpc';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { getManagedProperty, nameManagedProperties } from '@manzil/contracts/listings/property-admin-rpc';
import { listFailedPhotos } from '@manzil/contracts/media/rpc';
import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import { DomainError } from '@manzil/service-kit/errors';
import {
  addMessageKeys,
  addPublishedMessages,
  createMessagingTables,
  dropMessagingTables,
  dropPublishedMessages,
} from '@manzil/messaging/outbox/messaging-tables';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import { Controller, Module } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { z } from 'zod';
import { sample } from './catalogue.js';
import { fakes } from './fake-services.js';
import { FakeOwnListings } from './fake-own-listings.js';

type Reply<C extends { response: z.ZodType }> = z.output<C['response']>;

/** The last request to the feed, by contract. */
export const feedRequests = new Map<string, unknown>();

@Controller()
class FakeFeed {
  @HandleRpc(cancelImport)
  cancel(request: { id: string; by: string }): Promise<ImportRun> {
    feedRequests.set('cancel', request);
    if (fakes.run.state === 'done')
      throw new DomainError('CONFLICT', 'A run that is done cannot be cancelled');
    return Promise.resolve(fakes.run);
  }

  @HandleRpc(approveImport)
  decide(request: { id: string; by: string; decision: string }): Promise<ImportRun> {
    feedRequests.set('decide', request);
    return Promise.resolve(fakes.run);
  }

  @HandleRpc(rollBackImport)
  rollBack(request: { id: string; by: string }) {
    feedRequests.set('rollBack', request);
    return Promise.resolve(sample('rpc.listings.v1.import.roll-back') as Reply<typeof rollBackImport>);
  }

  @HandleRpc(exportImportProblems)
  problems({ after }: { after: number }) {
    return Promise.resolve({ csv: `from ${after}\r\n`, next: after < 2 ? after + 1 : null });
  }

  @HandleRpc(listImportChanges)
  changes(request: { id: string }) {
    feedRequests.set('changes', request);
    return Promise.resolve(sample('rpc.listings.v1.import.list-changes') as Reply<typeof listImportChanges>);
  }

  @HandleRpc(searchManagedListings)
  managed(request: unknown) {
    feedRequests.set('managed', request);
    return Promise.resolve(
      sample('rpc.listings.v1.property.search-managed') as Reply<typeof searchManagedListings>,
    );
  }

  @HandleRpc(getManagedProperty)
  getManaged() {
    return Promise.resolve(
      sample('rpc.listings.v1.property.get-managed') as Reply<typeof getManagedProperty>,
    );
  }

  @HandleRpc(overrideListing)
  override(request: unknown) {
    feedRequests.set('override', request);
    return Promise.resolve(sample('rpc.listings.v1.property.override') as Reply<typeof overrideListing>);
  }
}

@Controller()
class FakeMapping {
  @HandleRpc(showFeedMapping)
  get(request: unknown) {
    feedRequests.set('mapping', request);
    return Promise.resolve(sample('rpc.listings.v1.feed-mapping.get') as Reply<typeof showFeedMapping>);
  }

  @HandleRpc(listUnmappedValues)
  listUnmapped() {
    return Promise.resolve(
      sample('rpc.listings.v1.feed-mapping.list-unmapped') as Reply<typeof listUnmappedValues>,
    );
  }

  @HandleRpc(saveFeedMapping)
  set(request: unknown) {
    feedRequests.set('mapping saved', request);
    return Promise.resolve(sample('rpc.listings.v1.feed-mapping.set') as Reply<typeof saveFeedMapping>);
  }

  @HandleRpc(sampleFeed)
  sample(request: unknown) {
    feedRequests.set('sample', request);
    return Promise.resolve(sample('rpc.listings.v1.feed-mapping.sample') as Reply<typeof sampleFeed>);
  }
}

@Controller()
class FakePhotos {
  @HandleRpc(listFailedPhotos)
  list(request: unknown) {
    feedRequests.set('failed photos', request);
    return Promise.resolve(sample('rpc.media.v1.photo.list-failed') as Reply<typeof listFailedPhotos>);
  }

  @HandleRpc(retryFailedPhotos)
  retry(request: unknown) {
    feedRequests.set('photos retried', request);
    return Promise.resolve(sample('rpc.media.v1.photo.retry-failed') as Reply<typeof retryFailedPhotos>);
  }

  @HandleRpc(nameManagedProperties)
  name(request: unknown) {
    feedRequests.set('names', request);
    return Promise.resolve(
      sample('rpc.listings.v1.property.name-managed') as Reply<typeof nameManagedProperties>,
    );
  }
}

@Module({ controllers: [FakeFeed, FakeMapping, FakePhotos, FakeOwnListings] })
class FakeFeedModule {}

class CreateMessaging1700000000000 implements MigrationInterface {
  up = async (runner: QueryRunner): Promise<void> => {
    await createMessagingTables(runner);
    await addMessageKeys(runner);
    await addPublishedMessages(runner);
  };
  down = async (runner: QueryRunner): Promise<void> => {
    await dropPublishedMessages(runner);
    await dropMessagingTables(runner);
  };
}

/** Answers the calls of staff about imports and listings, over real NATS. */
export const startFakeFeed = (databaseUrl: string, natsUrl: string): Promise<RunningService> =>
  runService({
    name: 'fake-feed',
    config: {
      NATS_URL: natsUrl,
      RPC_MIN_DEADLINE_MS: SUITE_RPC_DEADLINE_MS,
      OPS_PORT: 0,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
    database: { url: databaseUrl, entities: [], migrations: [CreateMessaging1700000000000] },
    module: FakeFeedModule,
  });
