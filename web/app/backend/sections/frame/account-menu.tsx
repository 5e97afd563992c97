import type { Session } from '@manzil/contracts/gateway/account';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useNavigate } from 'react-router';
import { memberName } from '../../kit/labels/member-name';
import { useLogOut } from './log-out-button';
import type { Theme } from './use-theme';
import bar from './admin-frame.module.css';
import styles from './section-menu.module.css';

interface AccountMenuProps {
  session: Session;
  theme: Theme;
  onTheme: () => void;
}

/** The menu of the signed-in member. */
export function AccountMenu({ session, theme, onTheme }: AccountMenuProps) {
  const navigate = useNavigate();
  const logOut = useLogOut(session);
  const acts = {
    account: () => void navigate('/backend/account'),
    theme: onTheme,
    logout: () => void logOut(),
  };
  return (
    <MenuTrigger>
      <Button className={bar.tool ?? ''}>Account</Button>
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <p className={styles.name}>{memberName(session.username)}</p>
        <Menu className={styles.list ?? ''} aria-label="Account">
          <MenuItem className={styles.item ?? ''} onAction={acts.account}>
            Account settings
          </MenuItem>
          <MenuItem className={styles.item ?? ''} onAction={acts.theme}>
            {theme === 'dark' ? 'Light theme' : 'Dark theme'}
          </MenuItem>
          <MenuItem className={styles.item ?? ''} href="/">
            View site
          </MenuItem>
          <MenuItem className={styles.item ?? ''} onAction={acts.logout}>
            Logout
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
