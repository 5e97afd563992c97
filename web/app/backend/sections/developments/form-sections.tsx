import type { ReactNode } from 'react';
import { MAX_DOCUMENT_BYTES, MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import type { Development } from '@manzil/contracts/listings/development';
import { TextField } from '../../../shared/ui/field';
import { FileField, IMAGE_FILES } from '../../../shared/ui/file-field';
import { RichTextField } from '../../kit/rich-text/rich-text-field';
import { MEDIA_TEXTS } from '../../kit/media/media-texts';
import { PictureFileField } from '../../kit/media/picture-file-field';
import { GalleryField } from './gallery-field';
import { linkFor } from './form-values';
import type { DevelopmentFormState } from './use-development-form';
import styles from './development-form.module.css';

interface SectionProps {
  state: DevelopmentFormState;
  stored: Development | undefined;
}

const DOCUMENT_FILES = 'application/pdf';
const TOO_LARGE_DOCUMENT = 'File size is more than 18MB. Please choose a smaller file.';

const bindFile = ({ form, files, setFiles, progress }: DevelopmentFormState, field: SingleFile) => ({
  value: files[field],
  issue: form.issueOf(field),
  progress,
  onFile: (file: File | undefined) => {
    setFiles({ ...files, [field]: file });
  },
});
type SingleFile = 'bannerImage' | 'floorPlan' | 'brochure';

const Part = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <section
    className={`backend-panel backend-form ${styles.part ?? ''}`}
    aria-labelledby={`part-${String(number)}`}
  >
    <h2 id={`part-${String(number)}`}>
      {number}. {title}
    </h2>
    {children}
  </section>
);

/** Section 1: description and page of the project. */
export function ProjectSection({ state, stored }: SectionProps) {
  const { form } = state;
  const name = form.text('name');
  return (
    <Part number={1} title="The project">
      <div className="backend-columns">
        <TextField
          {...name}
          label="Property name"
          required
          onText={(text) => {
            // The link follows the name of a new project until the user edits it.
            if (stored === undefined && form.values.pagelink === linkFor(form.values.name))
              form.set('pagelink', linkFor(text));
            name.onText(text);
          }}
        />
        <TextField {...form.text('location')} label="Location" required />
        <TextField
          {...form.text('position')}
          label="Position"
          inputMode="numeric"
          hint="Its place in the list. Left empty, a new project comes last."
        />
        <TextField
          {...form.text('pagelink')}
          label="Link"
          required
          hint={`The address of its page: /${form.values.pagelink.trim() || 'marina-heights'}`}
        />
        <TextField {...form.text('completion')} label="Completion time" hint="For example Q4 2027" />
      </div>
      <PictureFileField
        {...bindFile(state, 'bannerImage')}
        label="Banner image"
        hint="Recommended size 1920x460, at most 2 MB."
        maxBytes={MAX_IMAGE_BYTES}
        stored={stored?.bannerImage}
      />
    </Part>
  );
}

/** Section 2: developer and prices. */
export function OfferSection({ state, stored }: SectionProps) {
  const { form } = state;
  return (
    <Part number={2} title="The offer">
      <div className="backend-columns">
        <TextField {...form.text('developerName')} label="Developer name" />
        <TextField
          {...form.text('permitNumber')}
          label="Permit number"
          hint="The advertising permit of the project, shown on its page. Required in Dubai."
        />
        <TextField
          {...form.text('price')}
          label="Price"
          inputMode="numeric"
          hint="Starting price in AED. Left empty, visitors read 'Price on request'."
        />
        <FileField
          {...bindFile(state, 'brochure')}
          label="Brochure"
          hint="A PDF of at most 18 MB."
          accept={DOCUMENT_FILES}
          maxBytes={MAX_DOCUMENT_BYTES}
          wrongType={MEDIA_TEXTS.wrongDocument}
          tooLarge={TOO_LARGE_DOCUMENT}
          stored={stored?.brochure}
        />
        <FileField
          {...bindFile(state, 'floorPlan')}
          label="Floor plan"
          hint="A PDF or a picture of at most 18 MB."
          accept={`${DOCUMENT_FILES},${IMAGE_FILES}`}
          maxBytes={MAX_DOCUMENT_BYTES}
          wrongType={MEDIA_TEXTS.wrongLibraryType}
          tooLarge={TOO_LARGE_DOCUMENT}
          stored={stored?.floorPlan}
        />
      </div>
      <RichTextField kind="development" {...form.input('keyFeatures')} label="Key features" />
    </Part>
  );
}

/** Section 3: the other content of its page, and the pictures of a new project. */
export function PageSection({ state, stored }: SectionProps) {
  const { form, files, setFiles, progress } = state;
  return (
    <Part number={3} title="The page">
      <div className="backend-columns">
        <TextField
          {...form.text('videoUrl')}
          label="Video link"
          type="url"
          hint="YouTube or Vimeo link starting with https://"
        />
        <TextField
          {...form.text('mapUrl')}
          label="Map location link"
          type="url"
          hint="Google Maps, Apple Maps or OpenStreetMap link starting with https://"
        />
      </div>
      <RichTextField kind="development" {...form.input('facilities')} label="Amenities" />
      <RichTextField kind="development" {...form.input('paymentPlan')} label="Payment plan" />
      <RichTextField kind="development" {...form.input('description')} label="Description" />
      {stored === undefined && (
        <GalleryField
          label="Gallery images"
          issue={form.issueOf('gallery')}
          images={files.gallery}
          progress={progress}
          onImages={(gallery) => {
            setFiles({ ...files, gallery });
          }}
        />
      )}
    </Part>
  );
}
