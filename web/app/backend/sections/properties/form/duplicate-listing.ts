import * as http from '@manzil/contracts/http/managed-listings';
import type { Property } from '@manzil/contracts/listings/property';
import { callApi } from '../../../kit/data/call-api';
import { formOf, valuesOf } from './form-values';

const isUpload = (url: string): boolean => url.startsWith('/uploads/');

/**
 * Copies a listing as a draft of our own; returns where the copy is edited. The copy gets a reference of its own, and
 * no permit, because each permit is for one advertisement. Pictures that are not in the media library are left out.
 */
export async function duplicateListing(property: Property): Promise<string> {
  const values = valuesOf(formOf(property));
  const agent = values.agent && {
    ...values.agent,
    photo: isUpload(values.agent.photo ?? '') ? values.agent.photo : null,
  };
  const { pagelink } = await callApi(http.createListing, {
    body: {
      values: {
        ...values,
        title: `${values.title || values.name} (copy)`.slice(0, 300),
        reference: '',
        permitNumber: null,
        images: values.images.filter(isUpload),
        floorPlans: values.floorPlans.filter(isUpload),
        agent,
      },
      publish: false,
    },
  });
  return `/backend/properties/${pagelink}/edit`;
}
