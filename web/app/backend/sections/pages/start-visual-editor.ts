import { PAGE_ROOT_CLASS } from '@manzil/contracts/content/page-root';
import grapesjs, { type BlockProperties, type Component, type Editor } from 'grapesjs';
import { isSaveKey } from '../../kit/form/is-save-key';
import { commitInlineEdit, takeTypedSetting } from './commit-inline-edit';
import { addGalleries, GALLERY_HINT_CSS } from './gallery-component';
import { preserveStyles, preserveStylesOnDrop } from './preserve-styles';
import { addLiveComponents } from './live/live-components';
import { nameBlockGroups } from './name-block-groups';
import { nameControls } from './name-controls';
import { PAGE_BLOCKS } from './page-blocks';
import { PAGE_SHEETS, PAGE_SURROUNDINGS } from './page-document';

export interface Shown {
  html: string;
  css: string;
}

/** Containers of the editor's panels. */
export interface EditorPlaces {
  canvas: HTMLElement;
  blocks: HTMLElement;
  styles: HTMLElement;
  traits: HTMLElement;
  layers: HTMLElement;
}

interface Listeners {
  onChange: (shown: Shown) => void;
  /** Called while text is typed. It becomes part of the page when the block is left or `flush` is called. */
  onTyping: () => void;
  /** Ctrl-S or Cmd-S inside the page being edited. */
  onSaveKey: (event: KeyboardEvent) => void;
  onPictures: (wanted: PictureRequest) => void;
}

/** A picture of the library, with its alternative text. */
interface Picture {
  url: string;
  alt: string;
}

/** A request to choose one or several pictures; `take` inserts them into the page. */
export interface PictureRequest {
  multiple: boolean;
  take: (pictures: readonly Picture[]) => void;
}

/** The editor's request for a picture, in its own format. */
interface PicturePlace {
  select: (asset: { src: string }, complete: boolean) => void;
  options: { target?: Component };
}

const SECTORS = [
  {
    name: 'Text',
    properties: ['font-size', 'font-weight', 'line-height', 'letter-spacing', 'color', 'text-align'],
  },
  { name: 'Distance', open: false, properties: ['margin', 'padding'] },
  {
    name: 'Size',
    open: false,
    properties: ['width', 'max-width', 'height', 'min-height', 'display', 'gap'],
  },
  {
    name: 'Decoration',
    open: false,
    properties: ['background-color', 'border-radius', 'border', 'opacity'],
  },
];

/** Functions of an editor that shows a page. */
export interface AttachedEditor {
  /** Ends inline editing and returns the page with the typed text; also calls `onChange`. */
  flush: () => Promise<Shown>;
  /**
   * Returns the page without the text that is being typed, so that the caret stays where it is; also calls `onChange`.
   */
  report: () => Shown;
  /** Records that `sent`, as the editor reported it, is stored as `saved`, which renders the same. */
  takeSaved: (sent: Shown, saved: Shown) => void;
}

interface VisualEditing extends AttachedEditor {
  editor: Editor;
}

/** Starts an editor with `first`. It sends no data, loads nothing from other sites and stores nothing. */
export function startVisualEditor(
  places: EditorPlaces,
  first: Shown,
  { onChange, onTyping, onSaveKey, onPictures }: Listeners,
): VisualEditing {
  const editor = grapesjs.init({
    container: places.canvas,
    height: '100%',
    telemetry: false,
    cssIcons: '',
    storageManager: false,
    noticeOnUnload: false,
    showDevices: false,
    keepUnusedStyles: true,
    protectedCss: '',
    plugins: [addLiveComponents, addGalleries(onPictures), preserveStylesOnDrop],
    components: first.html,
    style: first.css,
    canvas: { styles: [...PAGE_SHEETS], frameStyle: `${PAGE_SURROUNDINGS}\n${GALLERY_HINT_CSS}` },
    panels: { defaults: [] },
    blockManager: {
      appendTo: places.blocks,
      blocks: PAGE_BLOCKS,
      appendOnClick: (block, into) => {
        const added = insertBlock(into, block.get('content') ?? '');
        if (block.get('activate') === true) added?.trigger('active');
      },
    },
    styleManager: { appendTo: places.styles, sectors: SECTORS },
    selectorManager: { appendTo: places.styles },
    traitManager: { appendTo: places.traits },
    layerManager: { appendTo: places.layers },
    assetManager: {
      custom: {
        open: ({ select, options: { target } }: PicturePlace) => {
          onPictures({
            multiple: false,
            take: ([picture]) => {
              if (picture === undefined) return;
              select({ src: picture.url }, true);
              if (target !== undefined && !target.getAttributes().alt)
                target.addAttributes({ alt: picture.alt });
            },
          });
        },
        close: () => undefined,
      },
    },
    deviceManager: {
      devices: [
        { id: 'computer', name: 'Computer', width: '' },
        { id: 'tablet', name: 'Tablet', width: '768px', widthMedia: '991px' },
        { id: 'phone', name: 'Phone', width: '375px', widthMedia: '575px' },
      ],
    },
  });
  nameControls(places.styles);
  nameControls(places.traits);
  // Until it has loaded, the editor shows `first`, and nothing can be typed into it.
  let reports: Reports = { report: () => first, takeSaved: () => undefined };
  editor.on('load', () => {
    editor.Canvas.getFrameEl().title = 'The page being edited';
    editor.Canvas.getFrameEl().contentDocument?.addEventListener('keydown', (event) => {
      if (isSaveKey(event)) onSaveKey(event);
    });
    nameBlockGroups(places.blocks);
    editor.getWrapper()?.addClass(PAGE_ROOT_CLASS);
    editor.UndoManager.clear();
    reports = reportChanges(editor, first, onChange);
  });
  editor.on('component:input', onTyping);
  const flush = async (): Promise<Shown> => {
    takeTypedSetting([places.styles, places.traits]);
    await commitInlineEdit(editor);
    return reports.report();
  };
  return {
    editor,
    flush,
    report: () => reports.report(),
    takeSaved: (sent, saved) => {
      reports.takeSaved(sent, saved);
    },
  };
}

/** Inserts a block below the selected part of the page, or at its end, without changing the look of the rest. */
function insertBlock(
  editor: Editor,
  content: NonNullable<BlockProperties['content']>,
): Component | undefined {
  const wrapper = editor.getWrapper();
  const parts = wrapper?.components();
  let part = editor.getSelected();
  while (part !== undefined && part.parent() !== wrapper) part = part.parent();
  const at = part === undefined ? (parts?.length ?? 0) : part.index() + 1;
  const how = { avoidUpdateStyle: true, at };
  const settle = preserveStyles(editor);
  const added = editor.addComponents(content, how);
  settle(added);
  editor.select(added[0], { scroll: true });
  return added[0];
}

type Reports = Pick<AttachedEditor, 'report' | 'takeSaved'>;

/**
 * Reports the page after each change, and on request. HTML and CSS are returned as they were loaded or saved until they
 * are edited, because the editor serialises the same content differently.
 */
function reportChanges(editor: Editor, first: Shown, onChange: (shown: Shown) => void): Reports {
  const now = (): Shown => ({
    html: editor.getWrapper()?.getInnerHTML() ?? '',
    css: editor.getCss({ keepUnusedStyles: true, avoidProtected: true }) ?? '',
  });
  let written = now();
  /** The stored code as the server gave it, and as the editor writes it. */
  let stored = { given: first, own: written };
  let reported = first;
  const asGiven = (part: keyof Shown): string =>
    written[part] === stored.own[part] ? stored.given[part] : written[part];
  const report = (): Shown => {
    const shown = now();
    if (shown.html === written.html && shown.css === written.css) return reported;
    written = shown;
    reported = { html: asGiven('html'), css: asGiven('css') };
    onChange(reported);
    return reported;
  };
  const takeSaved = (sent: Shown, saved: Shown): void => {
    const ownOf = (part: keyof Shown): string =>
      sent[part] === stored.given[part] ? stored.own[part] : sent[part];
    stored = { given: saved, own: { html: ownOf('html'), css: ownOf('css') } };
    reported = { html: asGiven('html'), css: asGiven('css') };
  };
  editor.on('update', report);
  return { report, takeSaved };
}
