import { Link } from 'react-router';
import { Icon } from '../../../shared/ui/icon';
import { formTexts } from '../../lib/form-texts';
import { PageTitle } from '../../../shared/ui/page-title';
import button from '../../../shared/ui/link-button.module.css';
import css from './thanks.module.css';

/** Says that something arrived, and what may be of interest while it is being answered. */
export function ThanksPage({ title, text }: { title: string; text: string }) {
  const { next, steps, home } = formTexts.thanks;
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
            {home}
          </Link>
        </div>
      </div>
      <h2 className={css.next}>{next}</h2>
      <ul className={css.steps}>
        {steps.map(([to, label, about]) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className={css.step}>
              <span className={css.label}>
                {label} <Icon name="arrow" size={18} />
              </span>
              <span className={css.about}>{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
