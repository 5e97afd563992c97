import type { Route } from './+types/adviser';
import { AdviserPage } from '../features/adviser/adviser-page';
import { EnquiryCard } from '../features/enquiry/enquiry-card';
import { absentLanguages, failure } from '../../shared/lib/api-call.server';
import { findAdviser } from '../../shared/lib/api.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { moved, respond } from '../../shared/lib/respond.server';
import { useTexts } from '../../shared/lib/texts';
import { onDemandTexts } from '../../shared/lib/on-demand-texts';
import adviserTexts from '../../texts/en/on-demand/adviser';

export async function loader(args: Route.LoaderArgs) {
  const found = await findAdviser(args, args.params.slug);
  if (found === undefined) throw failure(args, 404);
  const slug = 'redirectTo' in found ? found.redirectTo : found.member.slug;
  // The slug was changed by staff, or the URL is in capitals.
  if (!('member' in found) || slug !== args.params.slug) return moved(`/meetmyteam/${slug}`);
  return respond({ ...found, absentIn: absentLanguages(args) });
}
export const headers = loaderHeaders;

export default function AdviserRoute({ loaderData }: Route.ComponentProps) {
  const words = onDemandTexts(adviserTexts, useTexts());
  const { name, slug } = loaderData.member;
  return (
    <AdviserPage
      adviser={loaderData}
      form={
        <EnquiryCard
          key={slug}
          kind="contact"
          page={`/meetmyteam/${slug}`}
          title={words.formTitle({ name })}
          text={words.formText}
        />
      }
    />
  );
}
