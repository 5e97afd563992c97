import { useState } from 'react';
import { useRefresh } from '../data/use-refresh';
import { useWayBack } from '../lib/use-way-back';
import { ButtonLink } from '../../ui/button-link';
import { SectionHead } from '../parts/section-head';
import { DevelopmentForm } from './development-form';
import { Gallery } from './gallery';
import type { StoredDevelopment } from './load-development';

/** Adds a project, or changes one that is stored together with its gallery. */
export function DevelopmentScreen({ stored }: { stored?: StoredDevelopment }) {
  // What the form began on: the gallery is changed beside it and comes anew with every load.
  const [begun, setBegun] = useState({ round: 0, stored });
  const refresh = useRefresh();
  const back = useWayBack('/backend/developments');
  const development = begun.stored?.development;
  return (
    <>
      <SectionHead title={development === undefined ? 'Add Property' : `Edit ${development.name}`}>
        {development?.live === true && (
          <ButtonLink to={`/${development.pagelink}`} target="_blank" rel="noreferrer">
            View page
          </ButtonLink>
        )}
        <ButtonLink to={back}>Back</ButtonLink>
      </SectionHead>
      <div className="backend-form">
        <DevelopmentForm
          key={begun.round}
          stored={begun.stored && latest(begun.stored, stored)}
          onRestart={(fresh) => {
            setBegun(({ round }) => ({ round: round + 1, stored: fresh }));
          }}
        />
        {stored !== undefined && <Gallery stored={stored} onChanged={refresh} />}
      </div>
    </>
  );
}

/** A change of the gallery makes another version too; it takes nothing from a form that began before it. */
function latest(begun: StoredDevelopment, loaded: StoredDevelopment | undefined): StoredDevelopment {
  const same = loaded !== undefined && textsOf(loaded) === textsOf(begun);
  return same ? { ...begun, version: Math.max(begun.version, loaded.version) } : begun;
}

/** When a project was last changed says nothing of what it says. */
const textsOf = ({ development: { updatedAt: _updatedAt, ...texts } }: StoredDevelopment): string =>
  JSON.stringify(texts);
