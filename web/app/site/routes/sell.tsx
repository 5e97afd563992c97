import { isOwnerPath, OWNER_SERVICES } from '../features/content/owner-services';
import { SellPage } from '../features/content/sell-page';
import { EnquiryCard } from '../features/enquiry/enquiry-card';
import { PhotoField } from '../features/enquiry/photos/photo-field';
import { failure } from '../../shared/lib/api-call.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';
import { useTexts } from '../../shared/lib/texts';
import type { Route } from './+types/sell';

/** Pages for owners. */
export function loader(args: Route.LoaderArgs) {
  const { service } = args.params;
  const path = service === undefined ? '/sell' : `/sell/${service}`;
  if (!isOwnerPath(path)) throw failure(args, 404);
  return respond({ path });
}
export const headers = loaderHeaders;

const PLANS = { sell: undefined, management: 'manage', holiday: 'holiday' } as const;

export default function SellRoute({ loaderData: { path } }: Route.ComponentProps) {
  const texts = useTexts();
  const { sellTitle, sellText } = texts.form.enquiry;
  const form = (
    <EnquiryCard
      key={path}
      kind="sell"
      page={path}
      title={sellTitle}
      text={sellText}
      plan={PLANS[OWNER_SERVICES[path]]}
      photos={<PhotoField />}
    />
  );
  return <SellPage path={path} form={form} />;
}
