import { PAGE_ROOT_CLASS } from '@manzil/contracts/content/page-root';
import grapesjs, { type BlockProperties, type Component, type Editor } from 'grapesjs';
import { isSaveKey } from '../lib/is-save-key';
import { endTyping, takeTypedSetting } from './end-typing';
import { addLiveComponents } from './live/live-components';
import { nameControls } from './name-controls';
import { PAGE_BLOCKS } from './page-blocks';
import { PAGE_SHEETS, PAGE_SURROUNDINGS } from './page-document';

export interface Shown {
  html: string;
  css: string;
}

/** The elements that the editor draws its parts into. */
export interface EditorPlaces {
  canvas: HTMLElement;
  blocks: HTMLElement;
  styles: HTMLElement;
  traits: HTMLElement;
  layers: HTMLElement;
}

interface Listeners {
  onChange: (shown: Shown) => void;
  /** Words are being typed: they belong to the page once the block is left, or `flush` asks for them. */
  onTyping: () => void;
  /** Ctrl-S or Cmd-S inside the page being edited. */
  onSaveKey: (event: KeyboardEvent) => void;
  /** A picture is wanted; `choose` takes its address. */
  onPicture: (choose: (url: string) => void) => void;
}

/** Where the editor wants a picture, as it says it. */
interface PicturePlace {
  select: (asset: { src: string }, complete: boolean) => void;
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

export interface VisualEditing {
  editor: Editor;
  /** Ends what is being typed and returns the page with it, which `onChange` receives too. */
  flush: () => Promise<Shown>;
}

/** An editor over `first`. It sends nothing anywhere, loads nothing from elsewhere and stores nothing itself. */
export function startVisualEditor(
  places: EditorPlaces,
  first: Shown,
  { onChange, onTyping, onSaveKey, onPicture }: Listeners,
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
    plugins: [addLiveComponents],
    components: first.html,
    style: first.css,
    canvas: { styles: [...PAGE_SHEETS], frameStyle: PAGE_SURROUNDINGS },
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
        open: ({ select }: PicturePlace) => {
          onPicture((url) => {
            select({ src: url }, true);
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
  // Until it is loaded the editor shows what it was given, and nothing can be typed into it.
  let report = (): Shown => first;
  editor.on('load', () => {
    editor.Canvas.getFrameEl().title = 'The page being edited';
    editor.Canvas.getFrameEl().contentDocument?.addEventListener('keydown', (event) => {
      if (isSaveKey(event)) onSaveKey(event);
    });
    editor.getWrapper()?.addClass(PAGE_ROOT_CLASS);
    editor.UndoManager.clear();
    report = reportChanges(editor, first, onChange);
  });
  editor.on('component:input', onTyping);
  const flush = async (): Promise<Shown> => {
    takeTypedSetting([places.styles, places.traits]);
    await endTyping(editor);
    return report();
  };
  return { editor, flush };
}

/** Puts a block below the part of the page that is selected, or at its end. Styles that are there already stay. */
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
  const [added] = editor.addComponents(content, how);
  editor.select(added, { scroll: true });
  return added;
}

/**
 * Reports the page after each change, and whenever the returned function is called. HTML and CSS stay as they were
 * given until something in them is edited, because the editor writes the same content in its own way.
 */
function reportChanges(editor: Editor, first: Shown, onChange: (shown: Shown) => void): () => Shown {
  const now = (): Shown => ({
    html: editor.getWrapper()?.getInnerHTML() ?? '',
    css: editor.getCss({ keepUnusedStyles: true, avoidProtected: true }) ?? '',
  });
  const begun = now();
  let written = begun;
  let reported = first;
  const report = (): Shown => {
    const shown = now();
    if (shown.html === written.html && shown.css === written.css) return reported;
    written = shown;
    reported = {
      html: shown.html === begun.html ? first.html : shown.html,
      css: shown.css === begun.css ? first.css : shown.css,
    };
    onChange(reported);
    return reported;
  };
  editor.on('update', report);
  return report;
}
