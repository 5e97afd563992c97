import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useRefresh } from '../../kit/data/use-refresh';
import { SectionHead } from '../../kit/layout/section-head';
import { Button } from '../../../shared/ui/button';
import { EditOnly } from '../../../shared/ui/read-only';
import { Tabs } from '../../../shared/ui/tabs';
import { AddRedirectDialog } from './add-redirect-dialog';
import { BrokenLinks } from './broken-links';
import { LINK_TABS, tabOf } from './link-calls';
import { TEXTS } from './link-texts';
import { RedirectTable } from './redirect-table';

/** Broken links, and redirects, in tabs named in the URL. */
export function LinksScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [adding, setAdding] = useState<string | undefined>();
  const close = (): void => {
    setAdding(undefined);
  };
  const tab = tabOf(params);
  return (
    <>
      <SectionHead title={TEXTS.title} intro={TEXTS.intro}>
        <EditOnly>
          <Button
            kind="primary"
            onClick={() => {
              setAdding('');
            }}
          >
            {TEXTS.redirects.add}
          </Button>
        </EditOnly>
      </SectionHead>
      <Tabs
        label={TEXTS.tabsLabel}
        tabs={LINK_TABS.map((key) => [key, TEXTS.tabs[key]] as const)}
        active={tab}
        onChange={(key) =>
          void navigate(key === 'broken' ? '?' : `?tab=${key}`, { preventScrollReset: true })
        }
      >
        {tab === 'broken' && <BrokenLinks onRedirect={setAdding} />}
        {tab === 'redirects' && <RedirectTable />}
      </Tabs>
      {adding !== undefined && (
        <AddRedirectDialog
          from={adding}
          onClose={close}
          onAdded={() => {
            close();
            void refresh();
          }}
        />
      )}
    </>
  );
}
