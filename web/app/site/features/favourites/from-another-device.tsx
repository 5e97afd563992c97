import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { favouriteProjects, favourites, useDeviceList, type KeptListing } from '../../lib/device-list';
import { listingName } from '../../../shared/lib/listing-labels';
import { useListingCards } from '../../lib/use-listing-cards';
import { useReady } from '../../../shared/lib/use-ready';
import { toasts } from '../../../shared/ui/toast-queue';
import { fetchProjects } from './saved-projects';
import { transferIn } from './transfer';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import favouritesTexts from '../../../texts/en/on-demand/favourites';
import button from '../../../shared/ui/link-button.module.css';
import css from './favourites.module.css';

/** The homes that a link from another device names, and a button that saves them here. Nothing is saved before. */
export function FromAnotherDevice() {
  const texts = useTexts();
  const isReady = useReady();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const sent = isReady ? transferIn(hash) : { homes: [], projects: [] };
  const homes = useMissing(favourites, sent.homes);
  const projects = useMissing(favouriteProjects, sent.projects);
  const cards = useListingCards(homes);
  const offered = useProjects(projects);
  if (homes.length + projects.length === 0) return null;

  const words = onDemandTexts(favouritesTexts, texts);
  const close = (): void => {
    void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  };
  const found = {
    homes: homes.flatMap((id): KeptListing[] => {
      const card = cards.byId.get(id);
      return card === undefined ? [] : [{ id, pagelink: card.pagelink, name: listingName(texts, card) }];
    }),
    projects: projects.flatMap((id): KeptListing[] => {
      const { pagelink, name } = offered.byId?.get(id) ?? {};
      return pagelink === undefined || name === undefined ? [] : [{ id, pagelink, name }];
    }),
  };
  const names = [...found.homes, ...found.projects].map(({ name }) => name);
  const isLoaded = cards.state === 'ready' && (projects.length === 0 || offered.byId !== undefined);
  const hasFailed = cards.state === 'failed' || offered.hasFailed;
  const retry = (): void => {
    if (cards.state === 'failed') cards.retry();
    if (offered.hasFailed) offered.retry();
  };
  const gone = homes.length + projects.length - names.length;
  const save = (): void => {
    for (const home of found.homes.toReversed()) favourites.put(home);
    for (const project of found.projects.toReversed()) favouriteProjects.put(project);
    toasts.done(words.takenOver({ count: names.length }), {
      label: texts.toast.undo,
      run: () => {
        for (const { id } of found.homes) favourites.remove(id);
        for (const { id } of found.projects) favouriteProjects.remove(id);
      },
    });
    close();
  };
  return (
    <section className={css.transfer} aria-labelledby="from-another-device">
      <h2 id="from-another-device">{words.fromAnotherDevice}</h2>
      {hasFailed ? (
        <div role="alert">
          <p>{words.transferFailed}</p>
          <button type="button" className={button.secondary} onClick={retry}>
            {texts.errors.retry}
          </button>
        </div>
      ) : (
        <>
          <ul>
            {names.map((name, index) => (
              <li key={`${String(index)} ${name}`}>{name}</li>
            ))}
          </ul>
          {isLoaded && gone > 0 && <p>{words.transferGone({ count: gone })}</p>}
          <div className={css.transferActions}>
            {(!isLoaded || names.length > 0) && (
              <button type="button" className={button.primary} disabled={!isLoaded} onClick={save}>
                {words.takeOver({ count: names.length })}
              </button>
            )}
            <button type="button" className={button.secondary} onClick={close}>
              {words.notNow}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** Returns the ids that are not saved on this device yet. */
function useMissing(list: typeof favourites, ids: readonly number[]): number[] {
  const kept = useDeviceList(list);
  return ids.filter((id) => kept.every((known) => known.id !== id));
}

/** The projects with these ids, with their current data. */
function useProjects(ids: readonly number[]) {
  const { language } = useTexts();
  const [byId, setById] = useState<ReadonlyMap<number, KeptListing>>();
  const [hasFailed, setFailed] = useState(false);
  const isAsked = ids.length > 0 && !hasFailed;
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    fetchProjects(language, stop.signal).then(setById, () => {
      if (!stop.signal.aborted) setFailed(true);
    });
    return () => {
      stop.abort();
    };
  }, [isAsked, language]);
  return {
    byId,
    hasFailed,
    retry: () => {
      setFailed(false);
    },
  };
}
