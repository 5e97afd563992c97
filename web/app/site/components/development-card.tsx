import { InCurrency } from './in-currency';
import { Link } from 'react-router';
import type { Development } from '@manzil/contracts/listings/development';
import { remember } from '../../shared/lib/local-memory';
import { Icon } from '../../shared/ui/icon';
import { ResponsiveImage } from './responsive-image';
import { languageOf } from '../../shared/lib/text-language';
import { useTexts } from '../../shared/lib/texts';
import css from './development-card.module.css';

interface DevelopmentCardProps {
  development: Development;
  sizes: string;
  priority?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** One off-plan project in a list; the whole card is its link. */
export function DevelopmentCard({
  development,
  sizes,
  priority = false,
  headingLevel,
}: DevelopmentCardProps) {
  const texts = useTexts();
  const Heading = headingLevel ?? 'h2';
  const { name, developerName, location, price, completion, language } = development;
  return (
    <article className={css.card}>
      <div className={css.frame}>
        <ResponsiveImage
          src={development.bannerImage}
          alt=""
          sizes={sizes}
          width={640}
          height={480}
          priority={priority}
          className={css.image}
        />
        {completion !== '' && (
          <p className={css.completion} {...languageOf(texts, language)}>
            {completion}
          </p>
        )}
      </div>
      <div className={css.body}>
        <Heading className={css.name} {...languageOf(texts, language)}>
          <Link
            to={`/${development.pagelink}`}
            prefetch="intent"
            viewTransition
            onClick={() => {
              remember('propertyid', String(development.id));
              remember('propertylink', development.pagelink);
              remember('whichpage', name);
            }}
          >
            {name}
          </Link>
        </Heading>
        <p className={css.developer}>
          {developerName !== '' && texts.developments.by({ developer: developerName })}
        </p>
        <p className={css.location}>
          <Icon name="pin" size={18} />
          {texts.placeName(location)}
        </p>
        <div className={css.foot}>
          <p className={css.price}>
            {price !== null && <span className={css.from}>{texts.price.from} </span>}
            {texts.format.price(price)}
            <InCurrency aed={price} />
          </p>
          <span className={css.more} aria-hidden="true">
            {texts.developments.knowMore} <Icon name="arrow" size={18} />
          </span>
        </div>
      </div>
    </article>
  );
}
