import { useSuspenseQuery } from '@tanstack/react-query';
import { english } from '../../../../shared/lib/english';
import { listingName } from '../../../../shared/lib/listing-labels';
import { ButtonLink } from '../../../../shared/ui/button-link';
import { useReturnPath } from '../../../kit/address/use-return-path';
import { SectionHead } from '../../../kit/layout/section-head';
import { propertyQuery } from '../property-calls';
import { CorrectionForm } from './correction-form';
import { FORM_TEXTS } from './form-texts';
import { OwnListingForm } from './own-listing-form';

/** Adds a listing of our own. */
export function NewListingScreen() {
  const back = useReturnPath('/backend/properties');
  return (
    <>
      <SectionHead title={FORM_TEXTS.add} intro={FORM_TEXTS.addIntro}>
        <ButtonLink to={back}>{FORM_TEXTS.back}</ButtonLink>
      </SectionHead>
      <OwnListingForm />
    </>
  );
}

/** Changes a listing of our own, or corrects one of a feed. */
export function ListingFormScreen({ pagelink }: { pagelink: string }) {
  const stored = useSuspenseQuery(propertyQuery(pagelink)).data;
  const name = listingName(english, stored.property);
  const { own } = stored.managed;
  return (
    <>
      <SectionHead
        title={own ? FORM_TEXTS.edit(name) : FORM_TEXTS.correct(name)}
        intro={own ? FORM_TEXTS.addIntro : FORM_TEXTS.correctIntro}
      >
        <ButtonLink to={`/backend/properties/${pagelink}/preview`} target="_blank" rel="noreferrer">
          {FORM_TEXTS.preview}
        </ButtonLink>
        <ButtonLink to={`/backend/properties/${pagelink}`}>{FORM_TEXTS.back}</ButtonLink>
      </SectionHead>
      {own ? <OwnListingForm stored={stored} /> : <CorrectionForm stored={stored} />}
    </>
  );
}
