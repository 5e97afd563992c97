import {
  contentAuditRecorded,
  gatewayAuditRecorded,
  leadsAuditRecorded,
  listingsAuditRecorded,
  mediaAuditRecorded,
} from './audit.js';
import { replaceFile } from './content/lifecycle-rpc.js';
import { replaceFileInBlock } from './content/saved-block-rpc.js';
import { disabledMembersListed } from './gateway/events.js';
import { leadArrived } from './leads/events.js';
import { developmentLifecycle } from './listings/development-lifecycle-rpc.js';
import { importFinished, importRequested, propertiesChanged } from './listings/events.js';
import { requestOperatorImport, storeFeedPart } from './listings/import-rpc.js';
import { getProperty, matchSearches } from './listings/property-rpc.js';
import { claimReferences, fetchPhotos } from './media/commands.js';
import type { CommandContract, EventContract } from './messages.js';
import { formerAssetsReferenced, formerPhotosReferenced, photosSettled } from './media/events.js';
import { hashAssets } from './media/rpc.js';
import { showDocument } from './http/content.js';
import { showImportRun } from './http/import-runs.js';
import { pickListings } from './http/listings.js';
import { listConfirmedRules } from './http/rules.js';

/** The processes that connect to NATS. Web does not: it calls the gateway over HTTP. */
export const SERVICES = ['gateway', 'listings', 'content', 'leads', 'media'] as const;
export type Service = (typeof SERVICES)[number];

interface MessageRoute {
  message: EventContract | CommandContract;
  /** Services that publish it in addition to the one named in its subject. */
  senders?: readonly Service[];
  /** Services with a durable consumer for it. */
  consumers: readonly Service[];
}

/**
 * Senders and consumers of the messages that JetStream stores; the permissions of NATS are generated from them. An
 * event without a durable consumer that is published by the service it is named after needs no entry; every handler of
 * a service does.
 */
export const MESSAGE_ROUTES: readonly MessageRoute[] = [
  { message: importRequested, consumers: ['listings'] },
  { message: importFinished, consumers: ['leads'] },
  { message: propertiesChanged, consumers: ['leads'] },
  { message: disabledMembersListed, consumers: ['leads'] },
  { message: leadArrived, consumers: ['gateway'] },
  { message: photosSettled, consumers: ['listings'] },
  { message: claimReferences, senders: ['listings', 'content'], consumers: ['media'] },
  { message: fetchPhotos, senders: ['listings'], consumers: ['media'] },
  { message: contentAuditRecorded, consumers: ['gateway'] },
  { message: gatewayAuditRecorded, consumers: ['gateway'] },
  { message: leadsAuditRecorded, consumers: ['gateway'] },
  { message: listingsAuditRecorded, consumers: ['gateway'] },
  { message: mediaAuditRecorded, consumers: ['gateway'] },
  // Messages of earlier releases that the stream may still hold.
  { message: formerAssetsReferenced, consumers: ['media'] },
  { message: formerPhotosReferenced, consumers: ['media'] },
];

/** The requests that a service sends to others; the gateway may send all but the operator's. */
export const SERVICE_REQUESTS: Readonly<Partial<Record<Service, readonly { readonly subject: string }[]>>> = {
  // An answer to an enquiry names the home as it is offered.
  // A consent is to the legal texts as they are published.
  // Mail about a home has its costs by the confirmed rules.
  // The ledger has what the site showed of the home, with hashes of its photos.
  // The mail about a saved search has the homes that it finds, as they are offered.
  leads: [getProperty, showDocument, listConfirmedRules, hashAssets, matchSearches, pickListings],
  // Replacing a file rewrites the records that use it.
  media: [replaceFile, replaceFileInBlock, developmentLifecycle.replaceFile],
};

/** Subjects that the operator's commands may request. */
export const OPERATOR_REQUESTS: readonly { readonly subject: string }[] = [
  requestOperatorImport,
  storeFeedPart,
  showImportRun,
];
