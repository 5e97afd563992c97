import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from 'react-aria-components/Button';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../kit/access/access';
import { dropdownFor, isWithin } from '../../kit/access/sections';
import styles from './section-menu.module.css';

/** The dropdown of the main sections in the bar. */
export function SectionMenu() {
  const sections = dropdownFor(useSession().role);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <MenuTrigger>
      <Button className={styles.button ?? ''}>Go to</Button>
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <Menu
          className={styles.list ?? ''}
          aria-label="Main sections"
          selectionMode="single"
          selectedKeys={sections.filter((section) => isWithin(section, pathname)).map(({ path }) => path)}
          onAction={(path) => void navigate(String(path))}
        >
          {sections.map(({ title, path }) => (
            <MenuItem key={path} id={path} className={styles.item ?? ''}>
              {title}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
