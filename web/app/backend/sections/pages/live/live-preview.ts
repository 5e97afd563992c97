import type { HomesQuery, LiveListKind, LiveQuery, MapQuery } from '@manzil/contracts/content/live-blocks';
import * as content from '@manzil/contracts/http/content';
import { listDevelopments } from '@manzil/contracts/http/developments';
import { searchListings } from '@manzil/contracts/http/listings';
import { showPlace } from '@manzil/contracts/http/places';
import { MORTGAGE_LIMITS } from '@manzil/rules/mortgage';
import { formatBedrooms, formatListingPrice, formatPrice } from '../../../kit/labels/format';
import { english } from '../../../../shared/lib/english';
import { listingName, listingPlace } from '../../../../shared/lib/listing-labels';
import { placeByName } from '../../../../shared/lib/place-by-name';
import { ApiProblem, callApi } from '../../../kit/data/call-api';

type ListQuery = HomesQuery | Extract<LiveQuery, { kind: LiveListKind }>;

/** One entry of a block, as far as the editor shows it. */
interface PreviewEntry {
  title: string;
  lines: string[];
  picture?: string | undefined;
}

/** Marks content that the editor draws into a block and that is not part of the page. */
const MARK = 'data-live-preview';
/** Marks a preview of a block in which visitors would find nothing. */
export const EMPTY_MARK = 'data-live-empty';
const NOTHING = 'Nothing to show today. Visitors see a note and a link to the list.';
const NO_FILM = 'Add a YouTube or Vimeo link under Settings. Until then, visitors see nothing here.';
const NO_PLACE = 'Enter a place or a community under Settings. Until then, visitors see no map here.';
const unknownPlace = (place: string): string =>
  `There is no place “${place}” on the map. Enter another name under Settings; until then, visitors see no map.`;
const FORM_LABELS = {
  contact: 'Contact form.',
  sell: 'The form for owners who want to sell or let a property.',
  mortgage: 'The form to ask about a mortgage.',
} as const;
const UNREAD = 'The entries can’t be loaded right now. Visitors may still see them.';

/** Styles of the previews, in the canvas and in the preview of the whole page. */
export const LIVE_PREVIEW_CSS = `[${MARK}]{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:1rem;color:var(--ink);font:400 1rem/1.5 var(--font-text);pointer-events:none}
[${MARK}] article{overflow:hidden;border:1px solid #e2dacb;border-radius:14px;background:#fff}
[${MARK}] img{display:block;inline-size:100%;aspect-ratio:4/3;object-fit:cover}
[${MARK}] article div{padding:.75rem 1rem 1rem}
[${MARK}][data-panel]{place-content:center;min-block-size:18rem;padding:1.5rem;border:1px solid #e2dacb;border-radius:8px;background:#f4eee3;text-align:center}
[${MARK}] h3{margin:0;font-size:1.125rem}
[${MARK}] p{margin:.25rem 0 0;overflow-wrap:anywhere}`;

/** Draws the current content into a block; resolves when it is drawn. */
export async function drawLivePreview(block: Element, query: LiveQuery): Promise<void> {
  const { ownerDocument } = block;
  let drawn: Element;
  try {
    drawn = isList(query)
      ? previewOf(ownerDocument, await entriesOf(query))
      : await panelOf(ownerDocument, query);
  } catch {
    drawn = noteOf(ownerDocument, UNREAD);
  }
  block.replaceChildren(drawn);
}

const isList = (query: LiveQuery): query is ListQuery =>
  !['video', 'form', 'calculator', 'map'].includes(query.kind);

/** Returns the placeholder text of a part that only visitors use, except for a map. */
function wordsOf(query: Exclude<LiveQuery, ListQuery | MapQuery>): string {
  if (query.kind === 'video') return query.video ?? NO_FILM;
  if (query.kind === 'form') return FORM_LABELS[query.about];
  const price = query.price ?? MORTGAGE_LIMITS.price.start;
  return `The mortgage calculator. It begins with a price of ${formatPrice(price)}.`;
}

/** The name of the place of a map; undefined for a place without a known position. */
async function nameOnMap(place: string): Promise<string | undefined> {
  const find = (slug: string) =>
    callApi(showPlace, { params: { place: slug }, query: { adType: 'sale' } }).catch((error: unknown) => {
      if (error instanceof ApiProblem && error.status === 404) return undefined;
      throw error;
    });
  const found = await placeByName(find, place);
  return found?.middle ? found.name : undefined;
}

/** Panel that describes a part of the page. */
async function panelOf(document: Document, query: Exclude<LiveQuery, ListQuery>): Promise<Element> {
  const panel = query.kind === 'map' ? await mapOf(document, query) : noteOf(document, wordsOf(query));
  panel.setAttribute('data-panel', '');
  return panel;
}

async function mapOf(document: Document, { place }: MapQuery): Promise<Element> {
  const name = place === undefined ? undefined : await nameOnMap(place);
  if (name !== undefined)
    return noteOf(document, `The map of ${name}, with the stations and schools near it.`);
  return emptyNoteOf(document, place === undefined ? NO_PLACE : unknownPlace(place));
}

function previewOf(document: Document, entries: readonly PreviewEntry[]): Element {
  if (entries.length === 0) return emptyNoteOf(document, NOTHING);
  const preview = framed(document);
  for (const { title, lines, picture } of entries) {
    const card = document.createElement('article');
    if (picture !== undefined && picture !== '') {
      const image = document.createElement('img');
      image.src = picture;
      image.alt = '';
      card.append(image);
    }
    const words = document.createElement('div');
    words.append(
      element(document, 'h3', title),
      ...lines.filter(Boolean).map((line) => element(document, 'p', line)),
    );
    card.append(words);
    preview.append(card);
  }
  return preview;
}

function noteOf(document: Document, text: string): Element {
  const preview = framed(document);
  preview.append(element(document, 'p', text));
  return preview;
}

function emptyNoteOf(document: Document, text: string): Element {
  const note = noteOf(document, text);
  note.setAttribute(EMPTY_MARK, '');
  return note;
}

function framed(document: Document): Element {
  const preview = document.createElement('div');
  preview.setAttribute(MARK, '');
  return preview;
}

function element(document: Document, tag: string, text: string): Element {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

async function entriesOf(query: ListQuery): Promise<PreviewEntry[]> {
  const { kind, count } = query;
  if (kind === 'homes') return homesOf(query);
  if (kind === 'projects') {
    const { developments } = await callApi(listDevelopments);
    return developments.slice(0, count).map(({ name, location, price, bannerImage }) => ({
      title: name,
      lines: [location, formatPrice(price)],
      picture: bannerImage,
    }));
  }
  if (kind === 'faqs') {
    const { faqs } = await callApi(content.listFaqs);
    return faqs.slice(0, count).map(({ question, answer }) => ({ title: question, lines: [answer] }));
  }
  if (kind === 'team') {
    const { members } = await callApi(content.listTeam);
    return members
      .slice(0, count)
      .map(({ name, designation, photo }) => ({ title: name, lines: [designation], picture: photo }));
  }
  const { testimonials } = await callApi(content.showHome);
  return testimonials.slice(0, count).map(({ name, review }) => ({ title: name, lines: [review] }));
}

async function homesOf({ purpose, place, type, bedrooms, count, sort }: HomesQuery): Promise<PreviewEntry[]> {
  const query = { adType: purpose, location: place, type, bedrooms, sort, pageSize: count };
  const { items } = await callApi(searchListings, { query });
  return items.map((listing) => ({
    title: listingName(english, listing),
    lines: [
      formatListingPrice(listing.price, listing.adType),
      [listing.unitType, listing.bedrooms === null ? '' : formatBedrooms(listing.bedrooms)]
        .filter(Boolean)
        .join(' · '),
      listingPlace(english, listing),
    ],
    picture: listing.images[1] ?? listing.images[0],
  }));
}
