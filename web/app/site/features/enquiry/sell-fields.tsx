import { UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import { ChoiceField } from '../../components/form/choice-field';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { formTexts } from '../../lib/form-texts';

const { fields, enquiry } = formTexts;
const PLANS = Object.entries(enquiry.plans).map(([value, label]) => ({ value, label }));
const TYPES = UNIT_TYPES.map((value) => ({ value, label: value }));
const BEDROOMS = [enquiry.bedroomsStudio, '1', '2', '3', '4', '5', '6+'].map((value) => ({
  value,
  label: value,
}));

/** The questions to an owner about the home. */
export function SellFields() {
  return (
    <>
      <ChoiceField name="plan" label={fields.plan} options={PLANS} />
      <SelectField name="unitType" label={fields.unitType} options={TYPES} required />
      <SelectField name="bedrooms" label={fields.bedrooms} options={BEDROOMS} />
      <TextField
        name="community"
        label={fields.community}
        hint={enquiry.communityHint}
        maxLength={200}
        required
        wide
      />
    </>
  );
}
