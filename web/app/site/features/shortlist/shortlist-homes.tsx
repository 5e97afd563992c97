import type { ShortlistState } from '@manzil/contracts/leads/shortlist';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { SortableList } from '../../../shared/ui/sortable-list';
import { toasts } from '../../../shared/ui/toast-queue';
import { useReady } from '../../../shared/lib/use-ready';
import type { HomeCosts } from '../../lib/home-costs';
import { HomeComments } from './home-comments';
import { HomeSummary } from './home-summary';
import { hasOrdered, orderOf, type ShortlistedHome } from './orders';
import type { ShortlistChange } from './shared-shortlist';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import shortlistTexts from '../../../texts/en/on-demand/shortlist';
import button from '../../../shared/ui/link-button.module.css';
import css from './shortlist.module.css';

interface ShortlistHomesProps {
  state: ShortlistState;
  /** The person on this device, if they have joined. */
  me: string | undefined;
  cardOf: (id: number) => ListingCard | undefined;
  /** Undefined for a home that was added after the page was loaded. */
  costsOf: (id: number) => HomeCosts | undefined;
  /** Returns true when it has been looked up, so that a home without a card is not on the market. */
  isKnown: (id: number) => boolean;
  onChange: (changes: ShortlistChange[]) => void;
}

/** The homes: in the person's own order, which they can change, or in the order in which they were added. */
export function ShortlistHomes({ state, me, cardOf, costsOf, isKnown, onChange }: ShortlistHomesProps) {
  const texts = useTexts();
  const words = onDemandTexts(shortlistTexts, texts);
  const isReady = useReady();
  const homes = orderOf(state, me);
  const reorder = (ordered: readonly ShortlistedHome[]): void => {
    if (me === undefined) return;
    const own = state.ranks[me] ?? {};
    onChange(
      ordered.flatMap(({ id: home }, place): ShortlistChange[] =>
        own[home]?.place === place ? [] : [{ kind: 'rank', home, place }],
      ),
    );
  };
  const remove = ({ id: home, pagelink, name }: ShortlistedHome): void => {
    onChange([{ kind: 'remove', home, pagelink, name }]);
    toasts.done(words.home.removed({ name }), {
      label: texts.toast.undo,
      run: () => {
        onChange([{ kind: 'add', home, pagelink, name }]);
      },
    });
  };
  const render = (home: ShortlistedHome) => (
    <>
      <HomeSummary
        home={home}
        card={cardOf(home.id)}
        costs={costsOf(home.id)}
        isKnown={isKnown(home.id)}
        onRemove={
          me === undefined
            ? undefined
            : () => {
                remove(home);
              }
        }
      />
      <HomeComments
        state={state}
        home={home}
        canComment={me !== undefined}
        onComment={(text) => {
          onChange([{ kind: 'comment', home: home.id, text }]);
        }}
      />
    </>
  );
  const canOrder = isReady && me !== undefined;
  return (
    <section className={css.section} aria-labelledby="shortlist-homes">
      <h2 id="shortlist-homes">{canOrder ? words.order.title : words.order.all}</h2>
      {homes.length === 0 && <p>{words.order.none}</p>}
      {canOrder ? (
        <>
          <p className={css.help}>{words.order.help}</p>
          <SortableList
            label={words.order.list}
            items={homes}
            idOf={({ id }) => String(id)}
            nameOf={({ name }) => name}
            render={render}
            onReorder={reorder}
          />
          {homes.length > 0 && !hasOrdered(state, me) && (
            <button
              type="button"
              className={button.primary}
              onClick={() => {
                reorder(homes);
              }}
            >
              {words.order.confirm}
            </button>
          )}
        </>
      ) : (
        <ul className={css.homes}>
          {homes.map((home) => (
            <li key={home.id} className={css.home}>
              {render(home)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
