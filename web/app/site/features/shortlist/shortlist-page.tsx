import { SHORTLIST_LIMITS } from '@manzil/contracts/leads/shortlist-limits';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { Shortlist } from '@manzil/contracts/leads/shortlist';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { PageHead } from '../../components/page-head';
import { ShareMenu } from '../../components/share-menu';
import type { HomeCosts } from '../../lib/home-costs';
import { favourites, useDeviceList } from '../../lib/device-list';
import { PageTitle } from '../../../shared/ui/page-title';
import { useListingCards } from '../../lib/use-listing-cards';
import { useReady } from '../../../shared/lib/use-ready';
import { AgreementTable } from './agreement-table';
import { forgetDevice, newPerson, readDevice, writeDevice } from './device-shortlist';
import { NicknameForm } from './nickname-form';
import { NextSteps } from './next-steps';
import { homesOf } from './orders';
import { PlainComment, type PlainCommentError } from './plain-comment';
import { RevokeShortlist } from './revoke-shortlist';
import { ShortlistHomes } from './shortlist-homes';
import { ShortlistStatus } from './shortlist-status';
import { useShortlist } from './use-shortlist';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import shortlistTexts from '../../../texts/en/on-demand/shortlist';
import button from '../../../shared/ui/link-button.module.css';
import css from './shortlist.module.css';

interface ShortlistPageProps {
  token: string;
  shortlist: Shortlist;
  /** The homes of the shortlist that are on the market. */
  cards: readonly ListingCard[];
  /** Costs of the homes, by id. */
  costs: Readonly<Record<number, HomeCosts>>;
  /** The comment of a browser without scripts that came back. */
  sent?: PlainCommentError | undefined;
}

/** Homes that several people decide about. Without scripts it shows everything, and takes comments. */
export function ShortlistPage({ token, shortlist, cards, costs, sent }: ShortlistPageProps) {
  const words = onDemandTexts(shortlistTexts, useTexts());
  const isReady = useReady();
  const [view, shared] = useShortlist(token, shortlist);
  const { state, connection, me } = view;
  const homes = homesOf(state);
  const loaded = new Map(cards.map((card) => [card.id, card]));
  const later = useListingCards(homes.map(({ id }) => id).filter((id) => !(id in shortlist.state.homes)));
  useEffect(() => {
    if (connection === 'gone') forgetDevice(token);
  }, [connection, token]);
  if (connection === 'gone') return <UnknownShortlist />;

  const join = (name: string): void => {
    const device = readDevice(token);
    if (device.person === undefined) writeDevice(token, { ...device, person: newPerson() });
    shared.change([{ kind: 'join', name }]);
  };
  const isKnown = (id: number): boolean => id in shortlist.state.homes || later.state === 'ready';
  const { ownerKey } = isReady ? readDevice(token) : { ownerKey: undefined };
  return (
    <>
      <ShortlistMeta title={words.title} />
      <PageHead title={words.title} text={words.text} />
      <div className={`container ${css.page ?? ''}`}>
        {isReady && (
          <div className={css.tools}>
            <ShortlistStatus view={view} />
            <ShareMenu title={words.title} pagelink={`shortlist/${token}`} />
          </div>
        )}
        {isReady && (
          <NicknameForm name={me === undefined ? undefined : state.people[me]?.name} onName={join} />
        )}
        <ShortlistHomes
          state={state}
          me={me}
          cardOf={(id) => loaded.get(id) ?? later.byId.get(id)}
          costsOf={(id) => costs[id]}
          isKnown={isKnown}
          onChange={(changes) => {
            shared.change(changes);
          }}
        />
        {me !== undefined && (
          <SavedHomes
            onList={homes.map(({ id }) => id)}
            onAdd={({ id: home, pagelink, name }) => {
              shared.change([{ kind: 'add', home, pagelink, name }]);
            }}
          />
        )}
        <AgreementTable state={state} />
        <NextSteps state={state} isOffered={(id) => loaded.has(id) || later.byId.has(id)} />
        {!isReady && <PlainComment homes={homes} sent={sent} />}
        {isReady && ownerKey !== undefined && <RevokeShortlist token={token} ownerKey={ownerKey} />}
      </div>
    </>
  );
}

/** The page is not indexed, and its path is not sent as a referrer. */
export const ShortlistMeta = ({ title }: { title: string }) => (
  <>
    <PageTitle title={title} />
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
  </>
);

export const UnknownShortlist = () => {
  const words = onDemandTexts(shortlistTexts, useTexts());
  return (
    <>
      <ShortlistMeta title={words.unknownTitle} />
      <PageHead title={words.unknownTitle} text={words.unknownText} />
      <div className={`container ${css.page ?? ''}`}>
        <Link to="/favourites" className={button.secondary}>
          {words.unknownNext}
        </Link>
      </div>
    </>
  );
};

interface SavedHomesProps {
  onList: readonly number[];
  onAdd: (home: { id: number; pagelink: string; name: string }) => void;
}

/** The homes saved on this device that can join the shortlist. */
function SavedHomes({ onList, onAdd }: SavedHomesProps) {
  const words = onDemandTexts(shortlistTexts, useTexts());
  const saved = useDeviceList(favourites).filter(({ id }) => !onList.includes(id));
  if (saved.length === 0) return null;
  return (
    <section className={css.section}>
      <h2>{words.home.add}</h2>
      {onList.length >= SHORTLIST_LIMITS.homes ? (
        <p>{words.home.full({ most: SHORTLIST_LIMITS.homes })}</p>
      ) : (
        <ul className={css.saved}>
          {saved.map((home) => (
            <li key={home.id}>
              <button
                type="button"
                className={button.secondary}
                aria-label={words.home.addOf({ name: home.name })}
                onClick={() => {
                  onAdd(home);
                }}
              >
                + {home.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
