import { useEffect, useState } from 'react';
import type { listDevelopments } from '@manzil/contracts/http/developments';
import { SOURCE_LANGUAGE, type Language } from '@manzil/contracts/site-language';
import type { Development } from '@manzil/contracts/listings/development';
import { DevelopmentCard } from '../../components/development-card';
import { THREE_IN_A_ROW } from '../../components/grid-sizes';
import { Section } from '../../components/section';
import { favouriteProjects, useDeviceList } from '../../lib/device-list';
import { publicApi } from '../../lib/public-api';
import { GoneCard } from './gone-card';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import favouritesTexts from '../../../texts/en/on-demand/favourites';
import grid from '../../components/listing-grid.module.css';

/** The projects saved on this device, with their current data; one no longer offered is marked. */
export function SavedProjects() {
  const texts = useTexts();
  const kept = useDeviceList(favouriteProjects);
  const [byId, setById] = useState<ReadonlyMap<number, Development>>();
  const isAsked = kept.length > 0;
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    fetchProjects(texts.language, stop.signal).then(setById, () => undefined);
    return () => {
      stop.abort();
    };
  }, [isAsked, texts.language]);
  if (!isAsked) return null;
  return (
    <Section title={onDemandTexts(favouritesTexts, texts).projects}>
      <ul className={grid.grid}>
        {kept.map((project) => {
          const development = byId?.get(project.id);
          return (
            <li key={project.id}>
              {development ? (
                <DevelopmentCard development={development} sizes={THREE_IN_A_ROW} headingLevel="h3" />
              ) : (
                <GoneCard listing={project} list={favouriteProjects} gone={byId !== undefined} />
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

export async function fetchProjects(
  language: Language,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, Development>> {
  const input = language === SOURCE_LANGUAGE ? {} : { query: { lang: language } };
  const { developments } = await publicApi<typeof listDevelopments>(
    'GET',
    '/api/developments',
    input,
    signal,
  );
  return new Map(developments.map((development) => [development.id, development]));
}
