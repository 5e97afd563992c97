import { isCommercial } from '@manzil/contracts/listings/commercial-types';
import { ALL_UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import { useId, type ReactNode } from 'react';
import { AreaField } from '../../../../shared/ui/field';
import { RichTextField } from '../../../kit/rich-text/rich-text-field';
import { AdviserFields } from './adviser-fields';
import { Corrected, FormSelect, FormText } from './form-fields';
import { FIELD_TEXTS, FORM_TEXTS } from './form-texts';
import { useListingForm } from './listing-form-context';
import { PhotoField } from './photo-field';
import { PlaceFields } from './place-fields';
import styles from './listing-form.module.css';

const NOT_STATED = ['', 'Not stated'] as const;
const AD_TYPES = [
  ['sale', 'Sale'],
  ['rent', 'Rent'],
] as const;
const PERIODS = [
  ['yearly', 'A year'],
  ['monthly', 'A month'],
  ['weekly', 'A week'],
  ['daily', 'A day'],
] as const;
const FURNISHINGS = [
  NOT_STATED,
  ['furnished', 'Furnished'],
  ['partly', 'Partly furnished'],
  ['unfurnished', 'Unfurnished'],
] as const;
const COMPLETIONS = [NOT_STATED, ['completed', 'Ready'], ['off_plan', 'Off-plan']] as const;
const TENURES = [NOT_STATED, ['freehold', 'Freehold'], ['leasehold', 'Leasehold']] as const;
const YES_NO = [
  ['no', 'No'],
  ['yes', 'Yes'],
] as const;

/** The sections of the form of a listing, in the order in which they are filled in. */
export function ListingSections() {
  const { form, feed } = useListingForm();
  const isRent = form.values.adType === 'rent';
  const { sections } = FORM_TEXTS;
  return (
    <>
      <Section title={sections.home}>
        <FormText field="title" maxLength={300} required />
        <div className="backend-columns">
          <FormText field="name" maxLength={300} />
          <FormText field="reference" maxLength={100} />
          <FormSelect field="adType" options={AD_TYPES} />
          <FormSelect
            field="unitType"
            options={[NOT_STATED, ...ALL_UNIT_TYPES.map((type) => [type, type] as const)]}
          />
        </div>
        <div className={styles.numbers}>
          {!isCommercial(form.values.unitType) && <FormText field="bedrooms" inputMode="numeric" />}
          <FormText field="rooms" inputMode="numeric" />
          <FormText field="bathrooms" inputMode="numeric" />
          <FormText field="parking" inputMode="numeric" />
          <FormText field="builtUpArea" inputMode="decimal" />
          <FormText field="plotArea" inputMode="decimal" />
        </div>
        <div className="backend-columns">
          <FormSelect field="furnishing" options={FURNISHINGS} />
          <FormSelect field="completionStatus" options={COMPLETIONS} />
          <FormSelect field="tenure" options={TENURES} />
          <FormText field="handoverYear" inputMode="numeric" maxLength={4} />
          <FormText field="developer" maxLength={300} />
          <FormSelect field="featured" options={YES_NO} />
        </div>
      </Section>
      <Section title={sections.price}>
        <div className="backend-columns">
          <FormText field="price" inputMode="numeric" />
          {isRent && feed === undefined && <FormSelect field="rentFrequency" options={PERIODS} />}
          {isRent && <FormText field="cheques" inputMode="numeric" />}
          <FormText field="serviceCharge" inputMode="decimal" />
        </div>
      </Section>
      <Section title={sections.place}>
        <PlaceFields />
      </Section>
      <Section title={sections.texts}>
        <Corrected parts={['description']} label={FIELD_TEXTS.description.label}>
          <RichTextField
            key={form.generation}
            kind="listing"
            label={FIELD_TEXTS.description.label}
            {...form.input('description')}
          />
        </Corrected>
        {feed === undefined && (
          <>
            <FormText field="titleAr" maxLength={300} lang="ar" dir="rtl" />
            <RichTextField
              key={`ar-${String(form.generation)}`}
              kind="listing"
              label={FIELD_TEXTS.descriptionAr.label}
              hint={FIELD_TEXTS.descriptionAr.hint}
              language="ar"
              {...form.input('descriptionAr')}
            />
          </>
        )}
        <Corrected parts={['amenities']} label={FIELD_TEXTS.amenities.label}>
          <AreaField
            label={FIELD_TEXTS.amenities.label}
            hint={FIELD_TEXTS.amenities.hint}
            rows={5}
            {...form.text('amenities')}
          />
        </Corrected>
        <div className="backend-columns">
          <FormText field="videoUrl" type="url" />
          <FormText field="view360Url" type="url" />
        </div>
      </Section>
      <Section title={sections.photos}>
        <PhotoField field="images" />
        <PhotoField field="floorPlans" />
      </Section>
      <Section title={sections.permit}>
        <FormText field="permitNumber" maxLength={300} />
      </Section>
      <Section title={sections.adviser}>
        <AdviserFields />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`backend-panel backend-form ${styles.section ?? ''}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
