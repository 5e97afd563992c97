import { useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import type { Session } from '@manzil/contracts/gateway/account';
import { isPermitted } from '@manzil/contracts/gateway/permissions';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSessionChanges } from '../../kit/session/use-session-changes';
import { queryClient } from '../../kit/data/query-client';
import { tieThisDevice } from '../../kit/session/this-device';
import { NewLeadsProvider } from '../../kit/layout/new-leads';
import { useTheme } from './use-theme';
import { LeaveGuard } from '../../kit/form/leave-question';
import { ConfirmationProvider } from '../../kit/session/confirmation-provider';
import { AccountMenu } from './account-menu';
import { LogOutButton } from './log-out-button';
import { SessionEndProvider } from '../../kit/session/session-end-provider';
import { KitRoot } from '../../../shared/ui/kit-root';
import { PaletteButton } from './palette-button';
import { SectionMenu } from './section-menu';
import { SectionTabs } from './section-tabs';
import { SideNav } from './side-nav';
import { UpdateProperties } from './update-properties';
import './admin.css';
import { AccessProvider } from '../../kit/access/access';
import styles from './admin-frame.module.css';

/** The frame of all backend screens: sections, the import button, the account. */
export function AdminFrame({ session }: { session: Session }) {
  useSessionChanges();
  const [theme, toggleTheme] = useTheme();
  // Path of the page on which the menu was opened; navigating to another page closes it.
  const [menuOpenOn, setMenuOpenOn] = useState<string | undefined>();
  const { pathname } = useLocation();
  const menuOpen = menuOpenOn === pathname;
  // A member who must set up two-step login can use nothing else before that.
  const isOpen = session.mustSetUpSecondFactor !== true;

  useEffect(() => {
    // Retried with the next page load.
    tieThisDevice().catch(() => undefined);
  }, []);

  return (
    <KitRoot className="backend" theme={theme}>
      <QueryClientProvider client={queryClient}>
        <AccessProvider session={session}>
          <NewLeadsProvider enabled={isOpen && isPermitted(session.role, 'leads.read')}>
            <SessionEndProvider session={session}>
              <ConfirmationProvider>
                <LeaveGuard>
                  <div className={styles.frame}>
                    <header className={styles.bar}>
                      <button
                        type="button"
                        className={styles.menu}
                        aria-expanded={menuOpen}
                        aria-controls="backend-sections"
                        onClick={() => {
                          setMenuOpenOn(menuOpen ? undefined : pathname);
                        }}
                      >
                        Sections
                      </button>
                      <Link to="/backend" className={styles.brand}>
                        Manzil <span>backend</span>
                      </Link>
                      <div className={styles.tools}>
                        {isOpen && <SectionMenu />}
                        {isOpen && <PaletteButton />}
                        {isOpen && isPermitted(session.role, 'feed.import') && <UpdateProperties />}
                        <AccountMenu session={session} theme={theme} onTheme={toggleTheme} />
                        {!isOpen && <LogOutButton session={session} />}
                      </div>
                    </header>
                    {isOpen && <SideNav id="backend-sections" open={menuOpen} />}
                    <div className={styles.content}>
                      {isOpen && <SectionTabs />}
                      <Outlet />
                    </div>
                  </div>
                </LeaveGuard>
              </ConfirmationProvider>
            </SessionEndProvider>
          </NewLeadsProvider>
        </AccessProvider>
      </QueryClientProvider>
    </KitRoot>
  );
}
