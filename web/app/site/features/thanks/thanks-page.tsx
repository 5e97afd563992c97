import { Link } from 'react-router';
import { Icon } from '../../../shared/ui/icon';
import { PageTitle } from '../../../shared/ui/page-title';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import thanksTexts from '../../../texts/en/on-demand/thanks';
import button from '../../../shared/ui/link-button.module.css';
import css from './thanks.module.css';

const PATHS = { buy: '/buy', rent: '/rent', developments: '/new_development_properties', blog: '/blog' };
const STEPS = ['buy', 'rent', 'developments', 'blog'] as const;

/** Confirms that something arrived, and suggests what to read until the answer. */
export function ThanksPage({ title, text }: { title: string; text: string }) {
  const texts = useTexts();
  const { next, steps } = onDemandTexts(thanksTexts, texts);
  return (
    <div className={`container ${css.page ?? ''}`}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <div className={css.head}>
        <div className={css.arch}>
          <Icon name="check" size={56} />
        </div>
        <div>
          <h1>{title}</h1>
          <p className={css.text}>{text}</p>
          <Link to="/" className={button.secondary}>
            {texts.errors.homeLink}
          </Link>
        </div>
      </div>
      <h2 className={css.next}>{next}</h2>
      <ul className={css.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <Link to={PATHS[step]} prefetch="intent" className={css.step}>
              <span className={css.label}>
                {steps[step].title} <Icon name="arrow" size={18} />
              </span>
              <span className={css.about}>{steps[step].text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
