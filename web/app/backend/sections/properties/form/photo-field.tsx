import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import { Button } from '../../../../shared/ui/button';
import { Field } from '../../../../shared/ui/field';
import { SortableList } from '../../../../shared/ui/sortable-list';
import { toasts } from '../../../../shared/ui/toast-queue';
import { LibraryButton } from '../../../kit/media/library-button';
import { PictureSource } from '../../../kit/media/picture-source';
import { Corrected } from './form-fields';
import { FIELD_TEXTS, PHOTO_TEXTS } from './form-texts';
import { useListingForm } from './listing-form-context';
import { usePhotoUploads } from './use-photo-uploads';
import styles from './listing-form.module.css';

/** The position of the photo that cards show. */
const COVER = 1;

interface PhotoEditorProps {
  field: 'images' | 'floorPlans';
  urls: readonly string[];
  issue: string | undefined;
  onUrls: (urls: readonly string[]) => void;
}

/** The photos of a listing, or its floor plans, in the form of the listing. */
export function PhotoField({ field }: Pick<PhotoEditorProps, 'field'>) {
  const { form } = useListingForm();
  return (
    <Corrected parts={[field]} label={FIELD_TEXTS[field].label}>
      <PhotoEditor
        field={field}
        urls={form.values[field]}
        issue={form.issueOf(field)}
        onUrls={(urls) => {
          form.set(field, urls);
        }}
      />
    </Corrected>
  );
}

/** Photos or floor plans: uploads, selection from the library, order and removal. */
export function PhotoEditor({ field, urls, issue, onUrls: set }: PhotoEditorProps) {
  const texts = FIELD_TEXTS[field];
  const isPhotos = field === 'images';
  const uploads = usePhotoUploads(urls, set);
  const nameOf = (url: string): string =>
    (isPhotos ? PHOTO_TEXTS.photo : PHOTO_TEXTS.plan)(urls.indexOf(url) + 1);
  const remove = (url: string): void => {
    const before = urls;
    set(urls.filter((other) => other !== url));
    toasts.done(PHOTO_TEXTS.removed, {
      label: PHOTO_TEXTS.undo,
      run: () => {
        set(before);
      },
    });
  };
  const makeCover = (url: string): void => {
    const others = urls.filter((other) => other !== url);
    set(others.toSpliced(COVER, 0, url));
  };
  return (
    <div className={styles.photos}>
      <Field label={texts.label} hint={texts.hint} issue={uploads.refusals.join(' ') || issue}>
        {(control) => (
          <PictureSource
            control={control}
            label={texts.label}
            multiple
            maxBytes={MAX_IMAGE_BYTES}
            tooLarge={({ name }) => PHOTO_TEXTS.tooLarge(name)}
            onFiles={uploads.add}
          >
            <LibraryButton
              label={texts.label}
              multiple
              onLibrary={(assets) => {
                set([...new Set([...urls, ...assets.map(({ filename }) => `/uploads/${filename}`)])]);
              }}
            />
          </PictureSource>
        )}
      </Field>
      {uploads.items.map(({ key, file, share, cancel }) => (
        <p key={key} className={styles.progress}>
          <span>{file.name}</span>
          <progress value={share} aria-label={PHOTO_TEXTS.uploading(file.name)} />
          <Button kind="quiet" onClick={cancel}>
            {PHOTO_TEXTS.cancel}
          </Button>
        </p>
      ))}
      {urls.length === 0 && isPhotos && uploads.items.length === 0 && (
        <p className={styles.soft}>{PHOTO_TEXTS.none}</p>
      )}
      {urls.length > 0 && (
        <SortableList
          label={PHOTO_TEXTS.order(texts.label)}
          items={urls}
          idOf={(url) => url}
          nameOf={nameOf}
          onReorder={set}
          layout="grid"
          render={(url) => (
            <div className={styles.photo}>
              <img src={url} alt="" loading="lazy" />
              <span>
                {nameOf(url)}
                {isPhotos && <span className={styles.soft}>{roleOf(urls.indexOf(url), urls.length)}</span>}
              </span>
              <span className="backend-actions">
                {isPhotos && urls.indexOf(url) !== COVER && urls.length > COVER && (
                  <Button
                    kind="quiet"
                    onClick={() => {
                      makeCover(url);
                    }}
                  >
                    {PHOTO_TEXTS.makeCover}
                  </Button>
                )}
                <Button
                  kind="quiet"
                  aria-label={PHOTO_TEXTS.remove(nameOf(url))}
                  onClick={() => {
                    remove(url);
                  }}
                >
                  Remove
                </Button>
              </span>
            </div>
          )}
        />
      )}
    </div>
  );
}

/** A listing with one photo shows it everywhere. */
function roleOf(place: number, count: number): string {
  if (place === COVER || count === 1) return PHOTO_TEXTS.cover;
  return place === 0 ? PHOTO_TEXTS.first : '';
}
