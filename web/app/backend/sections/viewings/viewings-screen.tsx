import { useNavigate, useSearchParams } from 'react-router';
import { Tabs } from '../../../shared/ui/tabs';
import { SectionHead } from '../../kit/layout/section-head';
import { HoursTab } from './hours-tab';
import { tabOf, VIEWING_TABS } from './viewing-queries';
import { TEXTS } from './viewing-texts';
import { WeekTab } from './week-tab';
import { useSession } from '../../kit/access/access';

/** Viewings of a week, and opening hours of members, in tabs stored in the URL. */
export function ViewingsScreen() {
  const session = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab = tabOf(params);
  return (
    <>
      <SectionHead title={TEXTS.title} intro={TEXTS.intro} />
      <Tabs
        label={TEXTS.tabsLabel}
        tabs={VIEWING_TABS.map((key) => [key, TEXTS.tabs[key]] as const)}
        active={tab}
        onChange={(key) => void navigate(key === 'week' ? '?' : `?tab=${key}`, { preventScrollReset: true })}
      >
        {tab === 'week' ? <WeekTab session={session} /> : <HoursTab session={session} />}
      </Tabs>
    </>
  );
}
