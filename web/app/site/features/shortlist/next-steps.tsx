import type { ShortlistState } from '@manzil/contracts/leads/shortlist';
import { Link } from 'react-router';
import { askPath, MOST_COMPARED } from '../../lib/compare-path';
import { agreements } from './orders';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import shortlistTexts from '../../../texts/en/on-demand/shortlist';
import css from './shortlist.module.css';

interface NextStepsProps {
  state: ShortlistState;
  /** False for a home that is no longer on the market. */
  isOffered: (id: number) => boolean;
}

/** A viewing of the home with the best average rank, and a question about the first homes. */
export function NextSteps({ state, isOffered }: NextStepsProps) {
  const texts = useTexts();
  const words = onDemandTexts(shortlistTexts, texts);
  const offered = agreements(state).filter(({ home }) => isOffered(home.id));
  const favourite = offered.find(({ average }) => average !== undefined)?.home;
  if (offered.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="shortlist-next">
      <h2 id="shortlist-next">{words.next.title}</h2>
      <div className={css.next}>
        {favourite !== undefined && (
          <Link to={`/book-viewing/${favourite.pagelink}`} className={button.accent}>
            {words.next.book({ name: favourite.name })}
          </Link>
        )}
        <Link to={askPath(offered.map(({ home }) => home.pagelink))} className={button.secondary}>
          {texts.compare.askAbout({ count: Math.min(offered.length, MOST_COMPARED) })}
        </Link>
      </div>
    </section>
  );
}
