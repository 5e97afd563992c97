import { useNavigate, useSearchParams } from 'react-router';
import { Tabs } from '../../../shared/ui/tabs';
import { SectionHead } from '../../kit/layout/section-head';
import { MAIL_TABS, tabOf } from './mail-calls';
import { MailLog } from './mail-log';
import { MailPreviews } from './mail-previews';
import { MailSettings } from './mail-settings';
import { MailWords } from './mail-labels';
import { SavedSearchCounts } from './saved-search-counts';
import { TEXTS } from './mail-texts';
import { SuppressedAddresses } from './suppressed-addresses';

/** All screens about mail, in tabs named in the URL. */
export function MailScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab = tabOf(params);
  return (
    <>
      <SectionHead title={TEXTS.title} intro={TEXTS.intro} />
      <Tabs
        label={TEXTS.tabsLabel}
        tabs={MAIL_TABS.map((key) => [key, TEXTS.tabs[key]] as const)}
        active={tab}
        onChange={(key) => void navigate(key === 'log' ? '?' : `?tab=${key}`, { preventScrollReset: true })}
      >
        {tab === 'log' && (
          <>
            <SavedSearchCounts />
            <MailLog />
          </>
        )}
        {tab === 'suppressed' && <SuppressedAddresses />}
        {tab === 'words' && <MailWords />}
        {tab === 'previews' && <MailPreviews />}
        {tab === 'settings' && <MailSettings />}
      </Tabs>
    </>
  );
}
