import { LIVE_ATTRIBUTE } from '@manzil/contracts/content/live-blocks';
import { SAMPLE_TEXTS } from '@manzil/contracts/content/sample-texts';
import { videoAddress, VIDEO_ATTRIBUTE } from '@manzil/contracts/content/post-blocks';
import { EMPTY_MARK } from '../live/live-preview';
import { contrastFindings } from './contrast-findings';
import { elementsOf } from './elements-of';
import { nameOfElement } from './name-of-element';
import { weightFindings } from './weight-findings';

/** Something that visitors could not read, see or use, and the element that it is about. */
export interface ShownFinding {
  element: Element;
  /** Names the element as staff know it. */
  place: string;
  message: string;
  /** The part is empty or unchanged since it was inserted, and should not be published like this. */
  isUnfinished?: boolean;
  /** Prevents publishing when the agency publishes complete entries only. The server checks it too. */
  blocks?: boolean;
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * Checks a page as rendered, with its live blocks drawn: the order of its headings, its links, its pictures and their weight, unchanged default
 * texts of blocks, and the contrast of its texts.
 */
export function checkShownPage(page: Element): ShownFinding[] {
  const found = [
    ...headingFindings(page),
    ...linkFindings(page),
    ...pictureFindings(page),
    ...emptyBlockFindings(page),
    ...sampleFindings(page),
    ...contrastFindings(page),
    ...weightFindings(page),
  ];
  const order = new Map([...page.querySelectorAll('*')].map((element, index) => [element, index]));
  return found
    .sort((one, other) => (order.get(one.element) ?? -1) - (order.get(other.element) ?? -1))
    .map((finding) => ({ ...finding, place: nameOfElement(finding.element) }));
}

type Finding = Omit<ShownFinding, 'place'>;

const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

/** Pages may start at the second level: the site shows the title as the first heading of a page without one. */
function headingFindings(page: Element): Finding[] {
  const found: Finding[] = [];
  let [before, firsts] = [1, 0];
  for (const element of elementsOf(page, HEADINGS)) {
    const level = Number(element.tagName.slice(1));
    if (textOf(element) === '' && element.querySelector('img') === null)
      found.push({ element, message: 'The heading is empty.', isUnfinished: true, blocks: true });
    if (level === 1) firsts += 1;
    if (level === 1 && firsts > 1)
      found.push({ element, message: 'A page has one main heading (h1); make this one an h2.' });
    if (level > before + 1)
      found.push({
        element,
        message: `An h${level} follows an h${before}; no level between them is left out.`,
      });
    before = level;
  }
  return found;
}

function sampleFindings(page: Element): Finding[] {
  return elementsOf(page, HEADINGS + ', p, span')
    .filter((element) => SAMPLE_TEXTS.includes(textOf(element)))
    .map((element) => ({
      element,
      message: 'The sample text is still there.',
      isUnfinished: true,
      blocks: true,
    }));
}

function linkFindings(page: Element): Finding[] {
  return elementsOf(page, 'a').flatMap((element) => {
    const href = element.getAttribute('href')?.trim() ?? '';
    const named = element.querySelector('img[alt]:not([alt=""])') !== null;
    return [
      ...(href === '' || href === '#'
        ? [{ element, message: 'The link leads nowhere.', isUnfinished: true }]
        : []),
      ...(textOf(element) === '' && !named && !element.hasAttribute('aria-label')
        ? [{ element, message: 'The link has no text.' }]
        : []),
    ];
  });
}

function pictureFindings(page: Element): Finding[] {
  return elementsOf(page, 'img').flatMap((element) => {
    const src = element.getAttribute('src') ?? '';
    if (src === '' || src.startsWith('data:'))
      return [{ element, message: 'No picture is chosen yet.', isUnfinished: true }];
    return (element.getAttribute('alt') ?? '').trim() === ''
      ? [{ element, message: 'The picture has no description (alt text). Only decoration needs none.' }]
      : [];
  });
}

function emptyBlockFindings(page: Element): Finding[] {
  const galleries = elementsOf(page, '.block-gallery')
    .filter((gallery) => gallery.querySelector('img') === null)
    .map((element) => ({ element, message: 'The gallery has no pictures yet.', isUnfinished: true }));
  const films = elementsOf(page, `[${LIVE_ATTRIBUTE}="video"]`)
    .filter((film) => videoAddress(film.getAttribute(VIDEO_ATTRIBUTE) ?? '') === undefined)
    .map((element) => ({
      element,
      message: 'The video has no YouTube or Vimeo link yet.',
      isUnfinished: true,
    }));
  const empty = elementsOf(page, `[${LIVE_ATTRIBUTE}]`)
    .filter((block) => block.querySelector(`[${EMPTY_MARK}]`) !== null)
    .map((element) => ({
      element,
      message:
        element.getAttribute(LIVE_ATTRIBUTE) === 'map'
          ? 'The map shows nothing: no place is chosen, or its position is unknown.'
          : 'The block has nothing to show today.',
      isUnfinished: true,
    }));
  return [...galleries, ...films, ...empty];
}
