import type { Component, Editor } from 'grapesjs';
import type { PictureRequest } from './start-visual-editor';

/** Fills a gallery without pictures with a hint in the canvas; it is no part of the page. */
export const GALLERY_HINT_CSS = `.block-gallery:empty::before{content:"Click twice to choose pictures";grid-column:1/-1;padding:4rem 1rem;border:1px dashed #80592a;border-radius:14px;color:#46545a;text-align:center}`;

/** Adds galleries to the editor: a double click, or the button among the settings, appends chosen pictures. */
export const addGalleries =
  (request: (wanted: PictureRequest) => void) =>
  (editor: Editor): void => {
    const fill = (gallery: Component): void => {
      request({
        multiple: true,
        take: (pictures) => {
          gallery.append(
            pictures.map(({ url, alt }) => ({
              type: 'image',
              src: url,
              attributes: { alt, loading: 'lazy' },
            })),
          );
        },
      });
    };
    editor.Components.addType('gallery', {
      isComponent: (element) => element.tagName === 'DIV' && element.classList.contains('block-gallery'),
      model: {
        defaults: {
          name: 'Gallery',
          traits: [
            {
              type: 'button',
              name: 'pictures',
              label: 'Pictures',
              text: 'Add pictures',
              command: () => {
                const gallery = editor.getSelected();
                if (gallery !== undefined) fill(gallery);
              },
            },
          ],
        },
      },
      view: {
        events: () => ({ dblclick: 'onActive' }),
        onActive(this: { model: Component }) {
          fill(this.model);
        },
      },
    });
  };
