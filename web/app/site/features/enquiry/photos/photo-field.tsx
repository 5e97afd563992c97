import { useEffect, useRef } from 'react';
import { Field } from '../../../components/form/field';
import { useField } from '../../../components/form/form-context';
import { useTexts } from '../../../../shared/lib/texts';
import { Icon } from '../../../../shared/ui/icon';
import { onDemandTexts } from '../../../../shared/lib/on-demand-texts';
import photoTexts from '../../../../texts/en/on-demand/enquiry-photos';
import { PHOTO_TYPES } from './upload-photo';
import { usePhotos, type ChosenPhoto } from './use-photos';
import formCss from '../../../components/form/form.module.css';
import css from './photo-field.module.css';

/**
 * Photos of the home. A script uploads them as they are chosen and sends their ids with the form; a browser without
 * scripts sends them with the form itself.
 */
export function PhotoField() {
  const texts = useTexts();
  const words = onDemandTexts(photoTexts, texts);
  const field = useField('photoFiles', true);
  const kept = useField('photoIds').value.split(',').filter(Boolean);
  const { photos, ids, isPending, isFull, add, remove } = usePhotos(kept);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isPending) return undefined;
    const control = input.current;
    // The form validates the field again, which was wrong while photos were on their way.
    return () => {
      control?.dispatchEvent(new Event('input', { bubbles: true }));
    };
  }, [isPending]);
  return (
    <Field field={field} label={texts.form.fields.photoFiles} hint={words.hint} wide>
      <input type="hidden" name="photoIds" value={ids.join(',')} />
      {isPending && <input type="hidden" name="photosPending" value={words.wait} />}
      {photos.length > 0 && (
        <ul className={css.photos}>
          {photos.map((photo, index) => (
            <Photo
              key={photo.key}
              photo={photo}
              name={photo.name === '' ? words.kept({ number: texts.format.number(index + 1) }) : photo.name}
              onRemove={() => {
                remove(photo.key);
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <div className={css.pick}>
        <input
          ref={input}
          id={field.id}
          type="file"
          name="photoFiles"
          multiple
          accept={PHOTO_TYPES.join(',')}
          aria-invalid={field.error !== undefined}
          aria-describedby={field.describedBy}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // The same file can be chosen again, and the browser does not send it with the form.
            currentTarget.value = '';
            add(files);
          }}
        />
        <span aria-hidden="true">
          <Icon name="photos" /> {words.add}
        </span>
      </div>
      {isFull && (
        <p role="alert" className={formCss.error}>
          {words.tooMany}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {ids.length > 0 && words.added({ count: ids.length })}
      </p>
    </Field>
  );
}

function Photo({ photo, name, onRemove }: { photo: ChosenPhoto; name: string; onRemove: () => void }) {
  const texts = useTexts();
  const words = onDemandTexts(photoTexts, texts);
  const { state, preview, sent, problem } = photo;
  return (
    <li className={css.photo} data-state={state}>
      <span className={css.thumb}>
        {preview === undefined ? <Icon name="photos" /> : <img src={preview} alt="" width={64} height={64} />}
      </span>
      <span className={css.about}>
        <span className={css.name}>
          <bdi>{name}</bdi>
        </span>
        {state === 'refused' ? (
          <span role="alert" className={formCss.error}>
            {words.problems[problem ?? 'failed']}
          </span>
        ) : (
          <span className={css.state}>
            {state === 'preparing' && words.preparing}
            {state === 'uploading' &&
              words.uploading({ percent: texts.format.percent(Math.round(sent * 100) / 100) })}
            {state === 'done' && words.done}
          </span>
        )}
        {state === 'uploading' && <progress className={css.progress} value={sent} aria-hidden="true" />}
      </span>
      <button type="button" className={css.remove} aria-label={words.remove({ name })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}
