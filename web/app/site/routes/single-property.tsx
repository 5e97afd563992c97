import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Route } from './+types/single-property';
import { Notice } from '../../shared/ui/notice';
import { findRememberedListing } from '../features/listing/find-remembered-listing';
import { respond } from '../../shared/lib/respond.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { useTexts } from '../../shared/lib/texts';
import button from '../../shared/ui/link-button.module.css';

export const loader = (_args: Route.LoaderArgs) => respond(null);
export const headers = loaderHeaders;

/** Opens the listing that this device viewed last. */
export default function SinglePropertyRoute() {
  const texts = useTexts();
  const navigate = useNavigate();
  const [none, setNone] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    void findRememberedListing(stop.signal).then((pagelink) => {
      if (stop.signal.aborted) return;
      if (pagelink === undefined) setNone(true);
      else void navigate(`/${pagelink}`, { replace: true });
    });
    return () => {
      stop.abort();
    };
  }, [navigate]);

  return (
    <Notice
      title={texts.listing.singleTitle}
      text={none ? texts.listing.singleNoneHelp : texts.listing.singleLoading}
    >
      <Link to="/buy" className={button.primary}>
        {texts.errors.notFoundNext}
      </Link>
      <Link to="/rent" className={button.secondary}>
        {texts.errors.rentLink}
      </Link>
    </Notice>
  );
}
