import { lazy, Suspense, useRef, useState } from 'react';
import { texts } from '../../lib/texts';
import { Icon } from '../icon';
import { ResponsiveImage } from '../responsive-image';
import type { GalleryContact } from './lightbox';
import css from './floor-plans.module.css';

const Lightbox = lazy(() => import('./lightbox'));
const PDF = /\.pdf(?:[?#]|$)/i;

interface FloorPlansProps {
  plans: string[];
  /** What they are plans of, for their alternative text. */
  name: string;
  contact?: GalleryContact | undefined;
}

/** Floor plans, whole and on white; one that is a picture opens full screen, one that is a document in its own window. */
export function FloorPlans({ plans, name, contact }: FloorPlansProps) {
  const [opened, setOpened] = useState<number>();
  const opener = useRef<HTMLElement>(null);
  const pictures = plans.filter((plan) => !PDF.test(plan));
  const words = texts.listing;
  return (
    <>
      <ul className={css.plans}>
        {pictures.map((plan, index) => (
          <li key={plan}>
            <button
              type="button"
              className={css.plan}
              aria-label={words.openPlan(index + 1, pictures.length)}
              onClick={(event) => {
                opener.current = event.currentTarget;
                setOpened(index);
              }}
            >
              <ResponsiveImage
                src={plan}
                alt={words.planAlt(name, index + 1, pictures.length)}
                sizes="(min-width: 1027px) 900px, 100vw"
                width={1200}
                height={800}
                whole
                className={css.image}
              />
            </button>
          </li>
        ))}
        {plans
          .filter((plan) => PDF.test(plan))
          .map((plan) => (
            <li key={plan}>
              <a className={css.file} href={plan} target="_blank" rel="noopener">
                <Icon name="file" size={32} /> {words.planFile}
              </a>
            </li>
          ))}
      </ul>
      {opened !== undefined && (
        <Suspense>
          <Lightbox
            kind="plans"
            images={pictures}
            name={name}
            index={opened}
            contact={contact}
            onClose={() => {
              setOpened(undefined);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
