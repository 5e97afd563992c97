import { useRef, useState, type InputHTMLAttributes, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../../../shared/ui/button';
import { IMAGE_FILES } from '../../../shared/ui/file-field';
import { MEDIA_TEXTS } from './media-texts';
import { useFitting } from './use-fitting';
import styles from './picture-source.module.css';

interface PictureSourceProps {
  /** Id of the input, for its label. */
  control: InputHTMLAttributes<HTMLInputElement>;
  /** For the names of its buttons. */
  label: string;
  multiple?: boolean;
  maxBytes: number;
  /** The reason why a picture is refused that is above the limit and cannot be made smaller. */
  tooLarge: (file: File) => string;
  /** Takes pictures within the limit, and why others were refused. */
  onFiles: (files: File[], refusals: string[]) => void;
  /** Another way beside these, such as the library. */
  children?: ReactNode;
}

/** The ways to a new picture: a file, a drop, the clipboard, the camera. */
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
      // A browser that does not know the type leaves it to the server, which checks the bytes.
      const isPicture = file.type === '' || IMAGE_FILES.split(',').includes(file.type);
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

/** A dialog that was opened here hands its events on to this part, although it stands elsewhere on the page. */
const isWithin = ({ target, currentTarget }: SyntheticEvent<HTMLElement>): boolean =>
  target instanceof Node && currentTarget.contains(target);
