import { z } from 'zod';
import { propertySchema, type Property } from '@manzil/contracts/listings/property';
import { callApi } from '../lib/call-api';

const shownSchema = z.object({ property: propertySchema });

export async function loadProperty(pagelink: string): Promise<Property> {
  const { property } = await callApi(`/api/properties/${encodeURIComponent(pagelink)}`, shownSchema);
  return property;
}
