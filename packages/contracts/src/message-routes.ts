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
import { listAdvisedListings } from './listings/advised-listing.js';
import { developmentLifecycle } from './listings/development-lifecycle-rpc.js';
import { getDevelopment } from './listings/development-rpc.js';
import { importFinished, importRequested, propertiesChanged } from './listings/events.js';
import { requestOperatorImport, storeFeedPart } from './listings/import-rpc.js';
import { getProperty, matchSearches } from './listings/property-rpc.js';
import { claimReferences, fetchPhotos, settleVisitorPhotos } from './media/commands.js';
import type { CommandContract, EventContract } from './messages.js';
import { formerAssetsReferenced, formerPhotosReferenced, photosSettled } from './media/events.js';
import { getAssets, hashAssets } from './media/rpc.js';
import { findCataloguePath, findPagePath } from './path-rpc.js';
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
 * Senders and consumers of the messages in JetStream; the NATS permissions are generated from them. Every handler
 * needs an entry. An event without a durable consumer needs none if only the service in its subject publishes it.
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
  { message: settleVisitorPhotos, senders: ['leads'], consumers: ['media'] },
  { message: contentAuditRecorded, consumers: ['gateway'] },
  { message: gatewayAuditRecorded, consumers: ['gateway'] },
  { message: leadsAuditRecorded, consumers: ['gateway'] },
  { message: listingsAuditRecorded, consumers: ['gateway'] },
  { message: mediaAuditRecorded, consumers: ['gateway'] },
  // Messages of earlier releases that the stream may still hold.
  { message: formerAssetsReferenced, consumers: ['media'] },
  { message: formerPhotosReferenced, consumers: ['media'] },
];

/** RPCs that a service may request from others; the gateway may request all but the operator's. */
export const SERVICE_REQUESTS: Readonly<Partial<Record<Service, readonly { readonly subject: string }[]>>> = {
  // The three kinds of records with a path of one segment share these paths.
  content: [findCataloguePath],
  listings: [findPagePath],
  // Replies and mail contain current data of listings and the confirmed costs.
  // Consents refer to the published legal texts.
  // The ledger records the listing as displayed, with hashes of its photos.
  // Mail about a saved search contains its current matches.
  // Files attached to replies are those of listings and projects, or of the library.
  leads: [
    ...[getProperty, showDocument, listConfirmedRules, hashAssets, matchSearches, pickListings],
    ...[getDevelopment, listAdvisedListings, getAssets],
  ],
  // Replacing a file rewrites the records that use it.
  media: [replaceFile, replaceFileInBlock, developmentLifecycle.replaceFile],
};

/** RPCs that the operator's commands may request. */
export const OPERATOR_REQUESTS: readonly { readonly subject: string }[] = [
  requestOperatorImport,
  storeFeedPart,
  showImportRun,
];
