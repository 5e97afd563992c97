import { readFileSync } from 'node:fs';
import { renewPortalAddress } from '@manzil/contracts/listings/discovery-rpc';
import * as own from '@manzil/contracts/listings/own-listing-rpc';
import * as admin from '@manzil/contracts/listings/property-admin-rpc';
import type { RpcContract } from '@manzil/contracts/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import {
  listListingViews,
  saveListingView,
  deleteListingView,
  listListingChoices,
} from '@manzil/contracts/http/managed-listings';
import { listPortalAddresses } from '@manzil/contracts/http/portal-feeds';

/** The last request of each subject. */
export const ownListingRequests = new Map<string, unknown>();

function answer<Response extends z.ZodType>(
  contract: RpcContract<z.ZodType, Response>,
  request: unknown,
): Promise<z.output<Response>> {
  ownListingRequests.set(contract.subject, request);
  const file = new URL(
    `../../../packages/contracts/samples/${contract.subject}.response.json`,
    import.meta.url,
  );
  return Promise.resolve(contract.response.parse(JSON.parse(readFileSync(file, 'utf8'))));
}

/** Answers what staff do with listings by the samples of the contracts. */
@Controller()
export class FakeOwnListings {
  @HandleRpc(own.createOwnListing)
  create(request: unknown) {
    return answer(own.createOwnListing, request);
  }

  @HandleRpc(own.saveOwnListing)
  save(request: unknown) {
    return answer(own.saveOwnListing, request);
  }

  @HandleRpc(own.withdrawOwnListing)
  withdraw(request: unknown) {
    return answer(own.withdrawOwnListing, request);
  }

  @HandleRpc(admin.correctProperty)
  correct(request: unknown) {
    return answer(admin.correctProperty, request);
  }

  @HandleRpc(admin.correctProperties)
  correctMany(request: unknown) {
    return answer(admin.correctProperties, request);
  }

  @HandleRpc(listListingChoices)
  choices(request: unknown) {
    return answer(listListingChoices, request);
  }

  @HandleRpc(admin.exportManagedProperties)
  export(request: { after: number }) {
    ownListingRequests.set(admin.exportManagedProperties.subject, request);
    return Promise.resolve({
      csv: `from ${request.after}\r\n`,
      next: request.after < 2 ? request.after + 1 : null,
    });
  }

  @HandleRpc(listListingViews)
  views(request: unknown) {
    return answer(listListingViews, request);
  }

  @HandleRpc(saveListingView)
  saveView(request: unknown) {
    return answer(saveListingView, request);
  }

  @HandleRpc(deleteListingView)
  deleteView(request: unknown) {
    return answer(deleteListingView, request);
  }

  @HandleRpc(listPortalAddresses)
  addresses(request: unknown) {
    return answer(listPortalAddresses, request);
  }

  @HandleRpc(renewPortalAddress)
  renew(request: unknown) {
    return answer(renewPortalAddress, request);
  }
}
