import { readFileSync } from 'node:fs';
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
  createListing,
  saveListing,
  withdrawListing,
  correctListing,
  correctListings,
} from '@manzil/contracts/http/managed-listings';
import {
  changeAdvisedListing,
  confirmAdvisedListing,
  listAdvisedListings,
} from '@manzil/contracts/listings/advised-listing';
import { listPortalAddresses, renewPortalAddress } from '@manzil/contracts/http/portal-feeds';

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

/** Answers staff requests about listings with the samples of the contracts. */
@Controller()
export class FakeOwnListings {
  @HandleRpc(createListing)
  create(request: unknown) {
    return answer(createListing, request);
  }

  @HandleRpc(saveListing)
  save(request: unknown) {
    return answer(saveListing, request);
  }

  @HandleRpc(withdrawListing)
  withdraw(request: unknown) {
    return answer(withdrawListing, request);
  }

  @HandleRpc(correctListing)
  correct(request: unknown) {
    return answer(correctListing, request);
  }

  @HandleRpc(correctListings)
  correctMany(request: unknown) {
    return answer(correctListings, request);
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

  @HandleRpc(listAdvisedListings)
  advised(request: unknown) {
    return answer(listAdvisedListings, request);
  }

  @HandleRpc(changeAdvisedListing)
  changeAdvised(request: unknown) {
    return answer(changeAdvisedListing, request);
  }

  @HandleRpc(confirmAdvisedListing)
  confirmAdvised(request: unknown) {
    return answer(confirmAdvisedListing, request);
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
