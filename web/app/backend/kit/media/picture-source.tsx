import { UPLOAD_TYPES } from '@manzil/contracts/media/upload';
import { useRef, useState, type InputHTMLAttributes, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../../../shared/ui/button';
import { IMAGE_FILES } from '../../../shared/ui/file-field';
import { isAccepted } from '../../../shared/lib/is-accepted';
import { MEDIA_TEXTS } from './media-texts';
import { useFitting } from './use-fitting';
import styles from './picture-source.module.css';

interface PictureSourceProps {
  /** Props of the file input; its label refers to the id. */
  control: InputHTMLAttributes<HTMLInputElement>;
  /** Used in the accessible names of the buttons. */
  label: string;
  multiple?: boolean;
  maxBytes: number;
  /** Error message for a picture above the limit that cannot be made smaller. */
  tooLarge: (file: File) => string;
  /** Called with the pictures within the limit, and the reasons why others were refused. */
  onFiles: (files: File[], refusals: string[]) => void;
  /** Further sources, such as the library. */
  children?: ReactNode;
}

/** Adds a picture: from a file, by dropping, from the clipboard, or from the camera. */
export function PictureSource(props: PictureSourceProps) {
  const { control, label, multiple = false, maxBytes, tooLarge, onFiles, children } = props;
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { busy, notes, fit } = useFitting(maxBytes);

  const take = async (files: readonly File[]): Promise<void> => {
    const wanted = multiple ? files : files.slice(0, 1);
    if (wanted.length === 0) return;
    const refusals: string[] = [];
    const pictures = wanted.filter((file) => {
      const isPicture = isAccepted(file, UPLOAD_TYPES.image);
      if (!isPicture) refusals.push(MEDIA_TEXTS.wrongType);
      return isPicture;
    });
    const taken = await fit(pictures, (file) => {
      refusals.push(tooLarge(file));
    });
    onFiles(taken, [...new Set(refusals)]);
  };
  const chosen = (input: HTMLInputElement): void => {
    const files = [...(input.files ?? [])];
    input.value = '';
    void take(files);
  };

  return (
    <div
      className={over ? styles.over : styles.source}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        if (!isWithin(event)) return;
        event.preventDefault();
        setOver(false);
        void take([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        if (!isWithin(event)) return;
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        void take(files);
      }}
    >
      <div className={styles.ways}>
        <input
          {...control}
          type="file"
          multiple={multiple}
          accept={IMAGE_FILES}
          className={styles.input}
          onChange={(event) => {
            chosen(event.target);
          }}
        />
        {children}
        <div className={styles.camera}>
          <Button aria-label={`${MEDIA_TEXTS.takePhoto}: ${label}`} onClick={() => camera.current?.click()}>
            {MEDIA_TEXTS.takePhoto}
          </Button>
          <input
            ref={camera}
            type="file"
            hidden
            accept="image/*"
            capture="environment"
            aria-label={`Camera: ${label}`}
            onChange={(event) => {
              chosen(event.target);
            }}
          />
        </div>
      </div>
      <p className={styles.hint}>{multiple ? MEDIA_TEXTS.dropHintMany : MEDIA_TEXTS.dropHint}</p>
      <div role="status" className={styles.notes}>
        {busy && <p>{MEDIA_TEXTS.fitting}</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}

/** React events of a dialog opened here bubble to this component, although the dialog is elsewhere in the DOM. */
const isWithin = ({ target, currentTarget }: SyntheticEvent<HTMLElement>): boolean =>
  target instanceof Node && currentTarget.contains(target);
