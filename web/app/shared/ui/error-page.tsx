import { SOURCE_LANGUAGE, splitLanguage } from '@manzil/contracts/site-language';
import { isRouteErrorResponse, Link, useHref, useLocation } from 'react-router';
import { Notice } from './notice';
import { useTexts } from '../lib/texts';
import button from './link-button.module.css';

/** Explains the error and the next step: a search when the page is unknown, Retry when we failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const texts = useTexts();
  const location = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const address = useHref(location);
  if (status === 404) {
    if (isUntranslated(error))
      return (
        <Notice title={texts.errors.untranslatedTitle} text={texts.errors.untranslatedText} code="404">
          <a href={splitLanguage(address).address} hrefLang={SOURCE_LANGUAGE} className={button.primary}>
            {texts.errors.untranslatedNext}
          </a>
          <Link to="/" className={button.secondary}>
            {texts.errors.homeLink}
          </Link>
        </Notice>
      );
    return (
      <Notice title={texts.errors.notFoundTitle} text={texts.errors.notFoundText} code="404">
        <Link to="/buy" className={button.primary}>
          {texts.errors.notFoundNext}
        </Link>
        <Link to="/rent" className={button.secondary}>
          {texts.errors.rentLink}
        </Link>
      </Notice>
    );
  }
  const kind = isLostConnection(error)
    ? 'offline'
    : status === 429
      ? 'tooMany'
      : status >= 502
        ? 'unavailable'
        : 'broken';
  return (
    <Notice
      title={texts.errors[`${kind}Title`]}
      text={texts.errors[`${kind}Text`]}
      reference={isRouteErrorResponse(error) ? requestId(error.data) : undefined}
    >
      {/* A plain link: asks the server again, with or without scripts. */}
      <a href={address} className={button.primary}>
        {texts.errors.retry}
      </a>
      <Link to="/" className={button.secondary} reloadDocument>
        {texts.errors.homeLink}
      </Link>
    </Notice>
  );
}

const isUntranslated = (error: unknown): boolean =>
  isRouteErrorResponse(error) && (error.data as { isUntranslated?: boolean } | null)?.isUntranslated === true;

/** Matches the message of a failed request, which each browser words differently. */
const LOST = /failed to fetch|networkerror|load failed/i;

const isLostConnection = (error: unknown): boolean => error instanceof TypeError && LOST.test(error.message);

function requestId(data: unknown): string | undefined {
  const id = typeof data === 'object' && data !== null && 'requestId' in data ? data.requestId : undefined;
  return typeof id === 'string' ? id : undefined;
}
