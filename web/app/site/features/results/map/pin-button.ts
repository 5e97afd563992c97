import type { MapGroup } from '@manzil/contracts/listings/map-area';
import { isOnePlace } from './map-groups';
import type { Texts } from '../../../../shared/lib/texts';
import { onDemandTexts } from '../../../../shared/lib/on-demand-texts';
import mapTexts from '../../../../texts/en/on-demand/map';
import css from './pins.module.css';

export interface PinHandlers {
  onOpen: (group: MapGroup) => void;
  onPoint: (group: MapGroup | undefined) => void;
}

/** The button of a group of homes. Its name begins with the visible text, so that speech control can find it. */
export function pinButton(texts: Texts, group: MapGroup, handlers: PinHandlers): HTMLElement {
  const { format } = texts;
  const words = onDemandTexts(mapTexts, texts);
  const { count, minPrice } = group;
  const isPlace = isOnePlace(group);
  const [plain, priced] = isPlace ? [words.place, words.placeFrom] : [words.group, words.groupFrom];
  const label = minPrice === null ? plain({ count }) : priced({ count, price: format.price(minPrice) });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = (isPlace ? css.pin : css.cluster) ?? '';
  if (count > 1) button.append(line(css.count, format.number(count)), ' ');
  button.append(line(css.price, minPrice === null ? words.onRequest : format.shortNumber(minPrice)));
  button.setAttribute('aria-label', `${button.textContent}. ${label}`);
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    handlers.onOpen(group);
  });
  for (const name of ['pointerenter', 'focus'])
    button.addEventListener(name, () => {
      handlers.onPoint(group);
    });
  for (const name of ['pointerleave', 'blur'])
    button.addEventListener(name, () => {
      handlers.onPoint(undefined);
    });
  return button;
}

function line(name: string | undefined, text: string): HTMLElement {
  const span = document.createElement('span');
  span.className = name ?? '';
  span.textContent = text;
  return span;
}
