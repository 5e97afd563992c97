import { OWN_SOURCE } from '@manzil/contracts/listings/own-listing';
import { DomainError } from '@manzil/service-kit/errors';
import type { PropertyEntity } from '../property/property.entity.js';

/** UNPROCESSABLE for a listing of a feed, whose fields are locked instead. */
export function assertOwn({ source }: PropertyEntity): void {
  if (source !== OWN_SOURCE)
    throw new DomainError('UNPROCESSABLE', 'This listing comes from a feed: lock the fields that are wrong');
}
