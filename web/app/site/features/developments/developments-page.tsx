import { SOURCE_LANGUAGE } from '@manzil/contracts/site-language';
import type { Development } from '@manzil/contracts/listings/development';
import { DevelopmentCard } from '../../components/development-card';
import { EmptyNote } from '../../components/empty-note';
import { THREE_IN_A_ROW } from '../../components/grid-sizes';
import { PageHead } from '../../components/page-head';
import { Seo } from '../../components/seo';
import { useTexts, type Texts } from '../../../shared/lib/texts';
import grid from '../../components/listing-grid.module.css';
import css from './developments.module.css';

export function DevelopmentsPage({
  heading,
  developments,
}: {
  heading: string;
  developments: Development[];
}) {
  const texts = useTexts();
  // The heading set by staff exists in English only.
  const title = texts.language === SOURCE_LANGUAGE ? plainHeading(texts, heading) : texts.developments.title;
  return (
    <>
      <Seo
        title={title}
        description={texts.developments.description}
        path="/new_development_properties"
        image={developments[0]?.bannerImage}
      />
      <PageHead title={title} text={texts.developments.description} />
      <div className={`container ${css.list ?? ''}`}>
        {developments.length === 0 ? (
          <EmptyNote
            title={texts.developments.empty}
            text={texts.developments.emptyHelp}
            to="/buy"
            label={texts.results.headings.sale}
          />
        ) : (
          <div className={grid.grid}>
            {developments.map((development, index) => (
              <DevelopmentCard
                key={development.id}
                development={development}
                sizes={THREE_IN_A_ROW}
                priority={index === 0}
              />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

const plainHeading = (texts: Texts, heading: string): string => heading.trim() || texts.developments.title;
