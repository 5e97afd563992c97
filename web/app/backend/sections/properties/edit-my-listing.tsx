import { changeMyListing } from '@manzil/contracts/http/my-listings';
import type { AdvisedListing } from '@manzil/contracts/listings/advised-listing';
import { parseAed } from '@manzil/contracts/listings/price';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { callApi } from '../../kit/data/call-api';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { FORM_TEXTS } from './form/form-texts';
import { PhotoEditor } from './form/photo-field';
import { MY_TEXTS as TEXTS } from './my-listing-texts';

interface Values {
  price: string;
  photos: readonly string[];
  reason: string;
}

interface EditMyListingProps {
  listing: AdvisedListing;
  onSaved: () => void;
  onClose: () => void;
}

/** Changes the price and the photos of a listing. What is not changed keeps following the feed. */
export function EditMyListing({ listing, onSaved, onClose }: EditMyListingProps) {
  const { id, reference, adType, images } = listing;
  const price = listing.price?.toLocaleString('en') ?? '';
  const values: Values = { price, photos: images, reason: '' };
  const form = useContractForm(changeMyListing, {
    values,
    bodyOf: (now: Values) => ({
      reason: now.reason,
      ...(now.price !== price && { price: parseAed(now.price) ?? null }),
      ...(now.photos.join(' ') !== images.join(' ') && { photos: [...now.photos] }),
    }),
    check: (now) =>
      parseAed(now.price) === undefined ? [{ field: 'price', message: FORM_TEXTS.issues.aed }] : [],
    send: (body) => callApi(changeMyListing, { params: { id }, body }),
    onSaved,
  });
  return (
    <Dialog title={TEXTS.editOf(reference)} onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <TextField
          label={TEXTS.price}
          hint={adType === 'rent' ? TEXTS.rentHint : TEXTS.priceHint}
          inputMode="numeric"
          {...form.text('price')}
        />
        <PhotoEditor
          field="images"
          urls={form.values.photos}
          issue={form.issueOf('photos')}
          onUrls={(urls) => {
            form.set('photos', urls);
          }}
        />
        <TextField
          label={TEXTS.reason}
          hint={TEXTS.reasonHint}
          required
          maxLength={300}
          {...form.text('reason')}
        />
        <FormProblem form={form} />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy} disabled={!form.dirty}>
            {TEXTS.save}
          </Button>
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
