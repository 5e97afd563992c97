import { contentChanged } from '@manzil/contracts/content/events';
import { listTestimonials } from '@manzil/contracts/content/rpc';
import { showSiteFrame, showDocument } from '@manzil/contracts/http/content';
import { showDevelopmentEntry } from '@manzil/contracts/http/development-editing';
import { showImportRun } from '@manzil/contracts/http/import-runs';
import { listAreas } from '@manzil/contracts/http/listings';
import { showPlace } from '@manzil/contracts/http/places';
import { listConfirmedRules } from '@manzil/contracts/http/rules';
import { countVisit, getTraffic } from '@manzil/contracts/leads/rpc';
import { propertiesChanged } from '@manzil/contracts/listings/events';
import { writePortalFeed } from '@manzil/contracts/listings/discovery-rpc';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import type { ListingCard, Property } from '@manzil/contracts/listings/property';
import type { Area, AreasQuery, SearchQuery } from '@manzil/contracts/listings/search';
import { getDevelopment, listDevelopments } from '@manzil/contracts/listings/development-rpc';
import { requestImport } from '@manzil/contracts/listings/import-rpc';
import {
  getProperty,
  listProperties,
  relatedProperties,
  searchProperties,
  suggestProperties,
} from '@manzil/contracts/listings/property-rpc';
import type { UnderstoodResult } from '@manzil/contracts/listings/understood';
import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import { EncodedJson } from '@manzil/service-kit/encoded-json';
import { DomainError } from '@manzil/service-kit/errors';
import {
  addMessageKeys,
  addPublishedMessages,
  createMessagingTables,
  dropMessagingTables,
  dropPublishedMessages,
} from '@manzil/messaging/outbox/messaging-tables';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import { Controller, Module } from '@nestjs/common';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import type { z } from 'zod';
import {
  sampleDevelopments,
  sampleDocument,
  sampleFrame,
  sampleProperty,
  sampleRun,
  sampleSearch,
  PORTAL_TOKEN,
} from './catalogue.js';
import { FakePages } from './fake-pages.js';

/** The data of the fake services, and how often they were requested. Tests change it. */
export const fakes = {
  properties: [] as Property[],
  heading: 'New developments',
  run: sampleRun(),
  lastSearch: undefined as SearchQuery | undefined,
  requestCounts: new Map<string, number>(),
  /** Replies to searches wait for this promise. */
  gate: Promise.resolve(),
  relatedFails: false,
  /** Marks the results of text searches as provisional. */
  provisional: false,
  /** Lists fail for slices after this id. */
  failListsAfter: undefined as number | undefined,
};

function developmentOf(wanted: { pagelink: string } | { id: number }) {
  const development = sampleDevelopments().developments.find((each) =>
    'id' in wanted ? each.id === wanted.id : each.pagelink === wanted.pagelink,
  );
  if (development === undefined) throw new DomainError('NOT_FOUND', 'No such development');
  return { development, images: [] };
}

const count = (name: string): void => {
  fakes.requestCounts.set(name, (fakes.requestCounts.get(name) ?? 0) + 1);
};
export const requestCount = (name: string): number => fakes.requestCounts.get(name) ?? 0;

@Controller()
class FakeServices {
  @HandleRpc(searchProperties)
  async search(query: SearchQuery): Promise<EncodedJson<UnderstoodResult>> {
    count('search');
    fakes.lastSearch = query;
    const items = fakes.properties.filter(({ adType }) => adType === query.adType);
    await fakes.gate;
    const understood = { filters: {}, parts: [], rest: query.q ?? '', provisional: true } as const;
    const stated = fakes.provisional ? { understood } : {};
    const result = { ...sampleSearch(), items, total: items.length, page: query.page, ...stated };
    const outline = { items: items.map(({ id }) => ({ id })), ...stated };
    return new EncodedJson([Buffer.from(JSON.stringify(result))], outline);
  }

  @HandleRpc(suggestProperties)
  suggest({ q }: { q: string }) {
    const suggestion = { kind: 'community', name: q, community: q, emirate: 'Dubai', count: 1 } as const;
    const mark = fakes.provisional ? ({ provisional: true } as const) : {};
    return Promise.resolve({ suggestions: [suggestion], sentences: [], ...mark });
  }

  @HandleRpc(listAreas)
  areas({ adType, limit }: AreasQuery): Promise<{ areas: Area[] }> {
    const there = fakes.properties.filter((property) => property.adType === adType);
    const area = {
      name: 'Dubai Marina',
      emirate: 'Dubai',
      count: there.length,
      priceFrom: null,
      image: null,
    };
    return Promise.resolve({ areas: [area].slice(0, limit) });
  }

  @HandleRpc(showPlace)
  place({ place }: z.output<typeof showPlace.request>): Promise<z.input<typeof showPlace.response>> {
    if (place !== 'jvc') throw new DomainError('NOT_FOUND', 'There is no such place or type of property');
    return Promise.resolve({ movedTo: { slug: 'jumeirah-village-circle', type: null } });
  }

  @HandleRpc(listConfirmedRules)
  rules() {
    return Promise.resolve({ rules: [] });
  }

  @HandleRpc(getProperty)
  get(wanted: { pagelink: string } | { id: number }): Promise<Property> {
    const found = fakes.properties.find((property) =>
      'id' in wanted ? property.id === wanted.id : property.pagelink === wanted.pagelink,
    );
    if (found === undefined) throw new DomainError('NOT_FOUND', 'No such listing');
    return Promise.resolve(found);
  }

  @HandleRpc(relatedProperties)
  related({ id, count: most }: { id: number; count: number }): Promise<{ items: ListingCard[] }> {
    if (fakes.relatedFails) throw new Error('related is broken');
    return Promise.resolve({
      items: fakes.properties.filter((property) => property.id !== id).slice(0, most),
    });
  }

  @HandleRpc(listProperties)
  list({ adType, afterId, limit }: { adType: string; afterId: number; limit: number }) {
    count('list');
    if (afterId >= (fakes.failListsAfter ?? Infinity)) throw new Error('lists are broken');
    const all = fakes.properties.filter((property) => property.adType === adType && property.id > afterId);
    const items = all.slice(0, limit);
    return Promise.resolve({ items, nextAfterId: all.length > limit ? (items.at(-1)?.id ?? null) : null });
  }

  @HandleRpc(writePortalFeed)
  portalFeed({ portal, token, cursor }: z.output<typeof writePortalFeed.request>) {
    if (token !== PORTAL_TOKEN) throw new DomainError('NOT_FOUND', 'There is no such feed');
    count('list');
    const afterId = Number(cursor?.split('_')[1] ?? 0);
    if (afterId >= (fakes.failListsAfter ?? Infinity)) throw new Error('lists are broken');
    const rest = fakes.properties.filter(({ id }) => id > afterId);
    const items = rest.slice(0, 100);
    const records = items.map(({ title }) => `<${portal}>${title}${' '.repeat(300)}</${portal}>\n`);
    const text = (cursor === undefined ? '<feed>\n' : '') + records.join('');
    const last = rest.length > items.length ? items.at(-1) : undefined;
    if (last === undefined) return Promise.resolve({ text: `${text}</feed>\n`, next: null });
    return Promise.resolve({ text, next: `sale_${last.id}` });
  }

  @HandleRpc(requestImport)
  requestImport({ trigger }: { trigger: string }) {
    fakes.run = { ...fakes.run, trigger };
    return Promise.resolve({ run: { ...fakes.run, state: 'queued' as const }, joined: false });
  }

  @HandleRpc(showImportRun)
  getRun({ id }: { id: string }): Promise<ImportRun> {
    count('run');
    if (id !== fakes.run.id) throw new DomainError('NOT_FOUND', 'No such run');
    return Promise.resolve(fakes.run);
  }

  @HandleRpc(listDevelopments)
  developments({ liveOnly }: { liveOnly: boolean }) {
    const updatedAt = '2026-09-14T08:00:00.000Z';
    const live = sampleDevelopments().developments.map((each) => ({ ...each, updatedAt }));
    const hidden = live.map((development) => ({ ...development, id: 900, live: false }));
    return Promise.resolve({ heading: fakes.heading, developments: liveOnly ? live : [...live, ...hidden] });
  }

  @HandleRpc(getDevelopment)
  development(wanted: { pagelink: string } | { id: number }) {
    return Promise.resolve(developmentOf(wanted));
  }

  @HandleRpc(showDevelopmentEntry)
  developmentEntry(wanted: { id: number }) {
    return Promise.resolve(developmentOf(wanted));
  }

  @HandleRpc(showSiteFrame)
  siteFrame() {
    return Promise.resolve(sampleFrame());
  }

  @HandleRpc(showDocument)
  document({ name }: { name: ReturnType<typeof sampleDocument>['name'] }) {
    return Promise.resolve({ ...sampleDocument(), name });
  }

  @HandleRpc(listTestimonials)
  testimonials() {
    return Promise.resolve({ testimonials: [{ id: 4, name: 'Sara', review: 'Quick and kind', stars: 5 }] });
  }

  @HandleRpc(countVisit)
  countVisit() {
    count('visit');
    return Promise.resolve({ counted: true, total: 7 });
  }

  @HandleRpc(getTraffic)
  traffic() {
    return Promise.resolve({ total: 7 });
  }
}

@Module({ controllers: [FakeServices, FakePages] })
class FakeServicesModule {}

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

/** Answers for listings, content and leads over real NATS. Requests for blog posts, FAQs and team get no reply. */
export function startFakeServices(databaseUrl: string, natsUrl: string): Promise<RunningService> {
  fakes.properties = [sampleProperty()];
  return runService({
    name: 'fake-services',
    config: {
      NATS_URL: natsUrl,
      RPC_MIN_DEADLINE_MS: SUITE_RPC_DEADLINE_MS,
      OPS_PORT: 0,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
    database: { url: databaseUrl, entities: [], migrations: [CreateMessaging1700000000000] },
    module: FakeServicesModule,
  });
}

/** Publishes the event through the outbox, as listings does after a change. */
export async function publishPropertyChanged({ app }: RunningService): Promise<void> {
  const { id, pagelink, adType } = sampleProperty();
  await app.get(DataSource).transaction((manager) =>
    app.get(Outbox).add(manager, propertiesChanged, {
      runId: null,
      changes: [{ id, pagelink, adType, what: 'changed', version: 2 }],
    }),
  );
}

export async function publishContentChanged({ app }: RunningService, kind = 'homepagedb'): Promise<void> {
  await app
    .get(DataSource)
    .transaction((manager) => app.get(Outbox).add(manager, contentChanged, { kind, version: 2 }));
}
