import type { ReactNode } from 'react';
import { UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import { ChoiceField } from '../../components/form/choice-field';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { useTexts } from '../../../shared/lib/texts';

const BEDROOMS = ['1', '2', '3', '4', '5', '6+'];

/** The questions to an owner about the home. */
export default function SellFields({ photos }: { photos: ReactNode }) {
  const texts = useTexts();
  const { plans: planLabels, bedroomsStudio } = texts.form.enquiry;
  const plans = Object.entries(planLabels).map(([value, label]) => ({ value, label }));
  const types = UNIT_TYPES.map((value) => ({ value, label: texts.units.types[value] }));
  const bedrooms = [bedroomsStudio, ...BEDROOMS].map((value) => ({ value, label: value }));
  return (
    <>
      <ChoiceField name="plan" label={texts.form.fields.plan} options={plans} />
      <SelectField name="unitType" label={texts.form.fields.unitType} options={types} required />
      <SelectField name="bedrooms" label={texts.form.fields.bedrooms} options={bedrooms} />
      <TextField
        name="community"
        label={texts.form.fields.community}
        hint={texts.form.enquiry.communityHint}
        maxLength={200}
        required
        wide
      />
      <TextField name="askingPrice" label={texts.form.fields.askingPrice} maxLength={40} />
      <TextField
        name="photos"
        label={texts.form.fields.photos}
        hint={texts.form.enquiry.photosHint}
        maxLength={500}
      />
      {photos}
    </>
  );
}
