import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { MediaPicker } from '../media/media-picker';
import { pictureOf, type Figure } from './figure';
import { RICH_TEXT_LABELS as WORDS } from './rich-text-labels';
import styles from './rich-text.module.css';

export function GalleryView({ node, editor, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const pictures = node.attrs.pictures as Figure[];
  const [choosing, setChoosing] = useState(false);
  const set = (next: readonly Figure[]): void => {
    if (next.length === 0) deleteNode();
    else updateAttributes({ pictures: next });
  };
  return (
    <NodeViewWrapper className={styles.block} data-selected={selected || undefined}>
      <p className={styles.blockName} data-drag-handle>
        {WORDS.galleryName(pictures.length)}
      </p>
      <ul className={styles.gallery}>
        {pictures.map((picture, index) => {
          const others = pictures.filter((_, at) => at !== index);
          const name = `picture ${String(index + 1)}`;
          return (
            <li key={`${String(index)} ${picture.html.src ?? ''}`}>
              <img src={picture.html.src} alt={picture.html.alt ?? ''} />
              {editor.isEditable && (
                <>
                  <TextField
                    label={`${WORDS.alt} of ${name}`}
                    value={picture.html.alt ?? ''}
                    maxLength={500}
                    onText={(alt) => {
                      set(
                        pictures.map((one, at) =>
                          at === index ? { ...one, html: { ...one.html, alt } } : one,
                        ),
                      );
                    }}
                  />
                  <div className="backend-actions">
                    {index > 0 && (
                      <Button
                        kind="quiet"
                        onClick={() => {
                          set([picture, ...others]);
                        }}
                      >
                        {WORDS.earlier(name)}
                      </Button>
                    )}
                    <Button
                      kind="quiet"
                      onClick={() => {
                        set(others);
                      }}
                    >
                      {WORDS.remove(name)}
                    </Button>
                  </div>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {editor.isEditable && (
        <div className="backend-actions">
          <Button
            onClick={() => {
              setChoosing(true);
            }}
          >
            {WORDS.addPictures}
          </Button>
          <Button kind="quiet" onClick={deleteNode}>
            {WORDS.remove('gallery')}
          </Button>
        </div>
      )}
      {choosing && (
        <MediaPicker
          multiple
          onChoose={(assets) => {
            setChoosing(false);
            set([...pictures, ...assets.map(pictureOf)]);
          }}
          onClose={() => {
            setChoosing(false);
          }}
        />
      )}
    </NodeViewWrapper>
  );
}
