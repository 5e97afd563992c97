import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  contentAuditRecorded,
  gatewayAuditRecorded,
  leadsAuditRecorded,
  listingsAuditRecorded,
  mediaAuditRecorded,
} from './audit.js';
import * as binRpc from './content/bin-rpc.js';
import * as contentDiscovery from './content/discovery-rpc.js';
import * as contentEditing from './content/editing-rpc.js';
import { findContent } from './content/find-rpc.js';
import * as contentLifecycle from './content/lifecycle-rpc.js';
import * as contentTranslation from './content/translation-rpc.js';
import * as contentEvents from './content/events.js';
import * as pageRpc from './content/page-rpc.js';
import * as redirectRpc from './content/redirect-rpc.js';
import * as contentRpc from './content/rpc.js';
import * as savedBlockRpc from './content/saved-block-rpc.js';
import { failedMessageRpcs } from './failed-messages.js';
import { disabledMembersListed } from './gateway/events.js';
import { leadArrived } from './leads/events.js';
import * as funnelRpc from './leads/funnel-rpc.js';
import * as ledgerRpc from './leads/ledger-rpc.js';
import {
  changeAdvisedListing,
  confirmAdvisedListing,
  listAdvisedListings,
  listListingAdvisers,
} from './listings/advised-listing.js';
import * as mailLogRpc from './leads/mail-log-rpc.js';
import * as mailRpc from './leads/mail-rpc.js';
import * as personRpc from './leads/person-rpc.js';
import * as routingRpc from './leads/routing-rpc.js';
import * as savedSearchRpc from './leads/saved-search-rpc.js';
import * as subscriberRpc from './leads/subscriber-rpc.js';
import * as viewingRpc from './leads/viewing-rpc.js';
import * as leadsRpc from './leads/rpc.js';
import * as shortlistRpc from './leads/shortlist-rpc.js';
import {
  developmentChanged,
  developmentHeadingChanged,
  importFinished,
  importRequested,
  placesChanged,
  portalAddressRenewed,
  propertiesChanged,
} from './listings/events.js';
import * as pathRpc from './path-rpc.js';
import { listListingSitemaps, writeListingSitemap, writePortalFeed } from './listings/discovery-rpc.js';
import { findDevelopments } from './listings/find-rpc.js';
import * as developmentRpc from './listings/development-rpc.js';
import { developmentLifecycle } from './listings/development-lifecycle-rpc.js';
import { developmentTranslation } from './listings/development-translation-rpc.js';
import * as listingsImportRpc from './listings/import-rpc.js';
import {
  exportManagedProperties,
  getManagedProperty,
  nameManagedProperties,
} from './listings/property-admin-rpc.js';
import * as propertyRpc from './listings/property-rpc.js';
import * as mediaCommands from './media/commands.js';
import * as mediaEvents from './media/events.js';
import * as mediaRpc from './media/rpc.js';
import type { CommandContract, EventContract } from './messages.js';
import { operationsOf, type Operation } from './http/operation.js';
import type { RpcContract } from './rpc.js';

const samplesFolder = new URL('../samples/', import.meta.url);

/** The operations of all files in `http/`. */
async function readOperations(): Promise<Operation[]> {
  const folder = new URL('http/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'));
  const modules = await Promise.all(
    names.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) =>
    operationsOf(module).flatMap(([, operation]) => ('subject' in operation ? [operation] : [])),
  );
}
const operations = await readOperations();

/** Every schema that crosses a process boundary, by the name of its frozen sample. */
function schemasBySample(): Map<string, z.ZodType> {
  const rpcs: RpcContract[] = [
    ...operations,
    ...Object.values(propertyRpc),
    ...Object.values(developmentRpc),
    ...Object.values(developmentLifecycle),
    ...Object.values(developmentTranslation),
    ...Object.values(listingsImportRpc),
    getManagedProperty,
    listAdvisedListings,
    listListingAdvisers,
    changeAdvisedListing,
    confirmAdvisedListing,
    nameManagedProperties,
    exportManagedProperties,
    listListingSitemaps,
    writeListingSitemap,
    writePortalFeed,
    findContent,
    ...Object.values(pathRpc),
    findDevelopments,
    ...Object.values(binRpc),
    ...Object.values(contentDiscovery),
    ...Object.values(contentRpc),
    ...Object.values(pageRpc),
    ...Object.values(redirectRpc),
    ...Object.values(savedBlockRpc),
    ...Object.values(contentLifecycle),
    ...Object.values(contentTranslation),
    ...Object.values(contentEditing),
    ...Object.values(leadsRpc),
    ...Object.values(funnelRpc),
    ...Object.values(routingRpc),
    ...Object.values(subscriberRpc),
    ...Object.values(mailRpc),
    ...Object.values(mailLogRpc),
    ...Object.values(personRpc),
    ...Object.values(savedSearchRpc),
    ...Object.values(shortlistRpc),
    ...Object.values(ledgerRpc),
    ...Object.values(viewingRpc),
    ...Object.values(mediaRpc),
    // Every service handles these on its own subjects.
    ...Object.values(failedMessageRpcs('leads')),
  ];
  const messages: (EventContract | CommandContract)[] = [
    propertiesChanged,
    developmentChanged,
    developmentHeadingChanged,
    placesChanged,
    portalAddressRenewed,
    importFinished,
    importRequested,
    contentEvents.contentChanged,
    ...Object.values(mediaCommands),
    ...Object.values(mediaEvents),
    disabledMembersListed,
    leadArrived,
    contentAuditRecorded,
    gatewayAuditRecorded,
    leadsAuditRecorded,
    listingsAuditRecorded,
    mediaAuditRecorded,
  ];
  return new Map([
    ...rpcs.flatMap(({ subject, request, response }): [string, z.ZodType][] => [
      [`${subject}.request`, request],
      [`${subject}.response`, response],
    ]),
    ...messages.map(({ subject, payload }): [string, z.ZodType] => [subject, payload]),
  ]);
}

describe('frozen samples', () => {
  const schemas = schemasBySample();

  it('exist for every contract, and for nothing else', () => {
    const samples = readdirSync(samplesFolder).map((file) => file.replace(/\.json$/, ''));
    expect(samples.sort()).toEqual([...schemas.keys()].sort());
  });

  it.each([...schemas])('%s still parses, with every field it had', (name, schema) => {
    const sample: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, samplesFolder), 'utf8'));
    expect(schema.parse(sample)).toMatchObject(sample as object);
  });
});
