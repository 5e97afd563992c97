import { Icon } from '../../../shared/ui/icon';
import { ResponsiveImage } from '../responsive-image';
import type { GalleryContact } from './lightbox';
import { useLightbox } from './use-lightbox';
import { useTexts } from '../../../shared/lib/texts';
import css from './floor-plans.module.css';

const PDF = /\.pdf(?:[?#]|$)/i;

interface FloorPlansProps {
  plans: string[];
  /** The home or project of the plans, for their alternative text. */
  name: string;
  contact?: GalleryContact | undefined;
}

/** Floor plans, whole and on white; one that is a picture opens full screen, one that is a document in its own window. */
export function FloorPlans({ plans, name, contact }: FloorPlansProps) {
  const texts = useTexts();
  const pictures = plans.filter((plan) => !PDF.test(plan));
  const { open, lightbox } = useLightbox({ kind: 'plans', images: pictures, name, contact });
  const words = texts.listing;
  return (
    <>
      <ul className={css.plans}>
        {pictures.map((plan, index) => (
          <li key={plan}>
            <button
              type="button"
              className={css.plan}
              aria-label={words.openPlan({ number: index + 1, total: pictures.length })}
              onClick={(event) => {
                open(index, event.currentTarget);
              }}
            >
              <ResponsiveImage
                src={plan}
                alt={words.planAlt({ name, number: index + 1, total: pictures.length })}
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
      {lightbox}
    </>
  );
}
