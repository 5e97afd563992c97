import type { MailLink } from '@manzil/contracts/leads/mail';
import { Link } from 'react-router';
import button from '../../components/button.module.css';
import { formTexts } from '../../lib/form-texts';
import { texts } from '../../lib/texts';
import css from './mail-link.module.css';
import { MAIL_LINK_TEXTS, MAIL_LINK_UNKNOWN } from './mail-link-texts';

/** What the link of a mail is for, with a button: opening the page changes nothing. */
export function MailLinkPage({ link }: { link: MailLink | undefined }) {
  const words = link && MAIL_LINK_TEXTS[link.purpose];
  const isDone = link?.state === 'done';
  const title = (isDone ? words?.doneTitle : words?.title) ?? MAIL_LINK_UNKNOWN.title;
  const text = link && (isDone ? words?.doneText(link.address) : words?.text(link.address));
  return (
    <div className={`container ${css.page ?? ''}`}>
      <title>{`${title} | ${texts.site.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <h1>{title}</h1>
      <p className={css.text} role={isDone ? 'status' : undefined}>
        {text ?? MAIL_LINK_UNKNOWN.text}
      </p>
      {link?.state === 'open' ? (
        <form method="post">
          <button type="submit" className={button.primary}>
            {words?.button}
          </button>
        </form>
      ) : (
        <Link to="/" className={button.secondary}>
          {formTexts.thanks.home}
        </Link>
      )}
    </div>
  );
}
