import { useEffect, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';
import type { Session } from '@manzil/contracts/gateway/account';
import { isPermitted } from '@manzil/contracts/gateway/permissions';
import * as http from '@manzil/contracts/http/accounts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useRoleChanges } from '../access/use-role-changes';
import { queryClient } from '../data/query-client';
import { forgetThisDevice, tieThisDevice } from '../account/this-device';
import { callApi } from '../lib/call-api';
import { NewLeadsProvider } from '../leads/new-leads';
import { clearMarkers } from '../lib/markers';
import { useTheme } from '../lib/use-theme';
import { LeaveGuard } from '../saving/leave-question';
import { ConfirmationProvider } from '../second-factor/confirmation-provider';
import { Button } from '../../ui/button';
import { KitRoot } from '../../ui/kit-root';
import { CommandPalette } from './command-palette';
import { SideNav } from './side-nav';
import { UpdateProperties } from './update-properties';
import '../admin.css';
import { AccessProvider } from '../access/access';
import styles from './admin-frame.module.css';

/** Everything of the backend is shown in this frame: sections, the import button, theme, logout. */
export function AdminFrame({ session }: { session: Session }) {
  useRoleChanges(session);
  const [theme, toggleTheme] = useTheme();
  // Open on one page: going on to another closes the menu.
  const [menuOpenOn, setMenuOpenOn] = useState<string | undefined>();
  const [paletteOpen, setPaletteOpen] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const menuOpen = menuOpenOn === pathname;
  // Nothing works before a member who must has set up two-step login.
  const isOpen = session.mustSetUpSecondFactor !== true;

  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setPaletteOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => {
      window.removeEventListener('keydown', open);
    };
  }, []);

  useEffect(() => {
    // The next page that is loaded tries again.
    tieThisDevice().catch(() => undefined);
  }, []);

  const logOut = async (): Promise<void> => {
    // This browser forgets the member also when the API does not answer.
    await forgetThisDevice().catch(() => undefined);
    await callApi(http.logOut).catch(() => undefined);
    clearMarkers();
    await navigate('/');
  };

  return (
    <KitRoot className="backend" theme={theme}>
      <QueryClientProvider client={queryClient}>
        <AccessProvider session={session}>
          <NewLeadsProvider enabled={isOpen && isPermitted(session.role, 'leads.read')}>
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
                  {isOpen && (
                    <Button
                      kind="quiet"
                      onClick={() => {
                        setPaletteOpen(true);
                      }}
                    >
                      Go to… <kbd>Ctrl K</kbd>
                    </Button>
                  )}
                  {isOpen && isPermitted(session.role, 'feed.import') && <UpdateProperties />}
                  <Button kind="quiet" onClick={toggleTheme} aria-pressed={theme === 'dark'}>
                    {theme === 'dark' ? 'Light' : 'Dark'}
                  </Button>
                  <a href="/" className={styles.site}>
                    View site
                  </a>
                  <Button
                    kind="quiet"
                    onClick={() => void logOut()}
                    title={`Signed in as ${session.username}`}
                  >
                    Logout
                  </Button>
                </div>
              </header>
              {isOpen && <SideNav id="backend-sections" open={menuOpen} />}
              <div className={styles.content}>
                <ConfirmationProvider>
                  <LeaveGuard>
                    <Outlet />
                  </LeaveGuard>
                </ConfirmationProvider>
              </div>
            </div>
          </NewLeadsProvider>
        </AccessProvider>
      </QueryClientProvider>
      {isOpen && paletteOpen && (
        <CommandPalette
          role={session.role}
          onClose={() => {
            setPaletteOpen(false);
          }}
        />
      )}
    </KitRoot>
  );
}
