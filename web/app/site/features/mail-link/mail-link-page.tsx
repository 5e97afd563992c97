import type { MailLink } from '@manzil/contracts/leads/mail';
import { Link } from 'react-router';
import button from '../../../shared/ui/link-button.module.css';
import { formTexts } from '../../lib/form-texts';
import { PageTitle } from '../../../shared/ui/page-title';
import css from './mail-link.module.css';
import { MAIL_LINK_TEXTS, MAIL_LINK_UNKNOWN } from './mail-link-texts';

/** Explains the link of a mail, with a button: opening the page changes nothing. */
export function MailLinkPage({ link }: { link: MailLink | undefined }) {
  const { title, text } = link === undefined ? MAIL_LINK_UNKNOWN : wordsOf(link);
  return (
    <div className={`container ${css.page ?? ''}`}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <h1>{title}</h1>
      <p className={css.text} role={link?.state === 'done' ? 'status' : undefined}>
        {text}
      </p>
      {link?.state === 'open' ? (
        <form method="post">
          <button type="submit" className={button.primary}>
            {MAIL_LINK_TEXTS[link.purpose].button}
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

function wordsOf({ purpose, state, address }: MailLink): { title: string; text: string } {
  const words = MAIL_LINK_TEXTS[purpose];
  if (state === 'open') return { title: words.title, text: words.text(address) };
  if (state === 'done') return { title: words.doneTitle, text: words.doneText(address) };
  const { voidTitle = words.doneTitle, voidText = words.doneText(address) } = words;
  return { title: voidTitle, text: voidText };
}
