import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { EmptyNote } from '../../components/empty-note';
import { PageHead } from '../../components/page-head';
import { listingName } from '../../../shared/lib/listing-labels';
import { useListingCards } from '../../lib/use-listing-cards';
import { useReady } from '../../../shared/lib/use-ready';
import { newPerson, readDevice, tokensOnDevice, writeDevice } from './device-shortlist';
import { HomeSummary } from './home-summary';
import { NicknameFields } from './nickname-form';
import { homesOf, peopleOf } from './orders';
import { makeShortlist } from './shortlist-calls';
import { SHORTLIST_LIMITS } from '@manzil/contracts/leads/shortlist-limits';
import { ShortlistMeta } from './shortlist-page';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import shortlistTexts from '../../../texts/en/on-demand/shortlist';
import css from './shortlist.module.css';

/** The page that creates a shortlist of the homes in the URL. */
export function StartPage() {
  const texts = useTexts();
  const words = onDemandTexts(shortlistTexts, texts);
  const isReady = useReady();
  const ids = idsIn(useSearchParams()[0]);
  const { byId } = useListingCards(isReady ? ids : []);
  const homes = ids.flatMap((id) => byId.get(id) ?? []).slice(0, SHORTLIST_LIMITS.homes);
  return (
    <>
      <ShortlistMeta title={words.title} />
      <PageHead title={words.title} text={words.start.text} />
      <div className={`container ${css.page ?? ''}`}>
        <noscript>
          <p>{words.start.noScript}</p>
        </noscript>
        {isReady && ids.length === 0 && (
          <EmptyNote
            title={words.start.empty}
            text={words.start.emptyHelp}
            to="/buy"
            label={words.start.emptyNext}
          />
        )}
        {homes.length > 0 && (
          <section className={css.section}>
            <h2>{words.start.homes({ count: homes.length })}</h2>
            {ids.length > SHORTLIST_LIMITS.homes && (
              <p>{words.start.tooMany({ most: SHORTLIST_LIMITS.homes })}</p>
            )}
            <ul className={css.homes}>
              {homes.map((card) => (
                <li key={card.id} className={css.home}>
                  <HomeSummary home={{ ...card, name: listingName(texts, card) }} card={card} isKnown />
                </li>
              ))}
            </ul>
            <MakeForm
              homes={homes.map((home) => ({
                id: home.id,
                pagelink: home.pagelink,
                name: listingName(texts, home).slice(0, 300),
              }))}
            />
          </section>
        )}
        {isReady && <OnDevice />}
      </div>
    </>
  );
}

function MakeForm({ homes }: { homes: { id: number; pagelink: string; name: string }[] }) {
  const words = onDemandTexts(shortlistTexts, useTexts());
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const make = async (name: string): Promise<void> => {
    setBusy(true);
    setError(undefined);
    const person = newPerson();
    const made = await makeShortlist({ person, name, homes });
    if (typeof made === 'string') {
      setError(made === 'too-often' ? words.start.tooOften : words.start.failed);
      setBusy(false);
      return;
    }
    writeDevice(made.token, { person, ownerKey: made.ownerKey, pending: [] });
    await navigate(`/shortlist/${made.token}`);
  };
  return (
    <>
      {error !== undefined && (
        <p role="alert" className={css.notice}>
          {error}
        </p>
      )}
      <NicknameFields
        submit={isBusy ? words.start.sending : words.start.submit}
        isBusy={isBusy}
        onName={(name) => {
          void make(name);
        }}
      />
    </>
  );
}

/** The shortlists that were made or joined here, so that visitors need not keep their links. */
function OnDevice() {
  const texts = useTexts();
  const words = onDemandTexts(shortlistTexts, texts);
  const known = tokensOnDevice().map((token) => ({ token, state: readDevice(token).shortlist?.state }));
  if (known.length === 0) return null;
  return (
    <section className={css.section}>
      <h2>{words.start.yours}</h2>
      <ul className={css.names}>
        {known.map(({ token, state }) => (
          <li key={token}>
            <Link to={`/shortlist/${token}`}>
              {state === undefined
                ? words.title
                : words.start.named({
                    people: texts.format.listed(peopleOf(state).map(({ name }) => name)),
                    count: homesOf(state).length,
                  })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The most homes that can be looked up at once. */
const MOST_IDS = 60;

const idsIn = (params: URLSearchParams): number[] => {
  const named = (params.get('homes') ?? '').split(',').map(Number);
  return [...new Set(named.filter((id) => Number.isInteger(id) && id > 0))].slice(0, MOST_IDS);
};
