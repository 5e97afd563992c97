import { createContext, use } from 'react';
import type { ContractForm } from '../../../kit/form/use-contract-form';
import type { FormValues } from './form-values';

interface ListingForm {
  form: ContractForm<FormValues>;
  /** The feed's values, while a listing of a feed is corrected. */
  feed: FormValues | undefined;
}

export const ListingFormContext = createContext<ListingForm | undefined>(undefined);

export function useListingForm(): ListingForm {
  const form = use(ListingFormContext);
  if (form === undefined) throw new Error('A field of a listing is outside its form');
  return form;
}
