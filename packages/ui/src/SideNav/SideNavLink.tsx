import { Link } from 'react-aria-components';
import { Icon } from '../Icon/Icon';
import { useShell } from '../Shell/shell-context';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { NavLink } from './nav-entry';
import * as styles from './SideNav.css';

export interface SideNavLinkProps {
  link: NavLink;
  isCollapsed: boolean;
}

/** A link of the navigation; collapsed it keeps its name and shows it beside itself. */
export function SideNavLink({ link, isCollapsed }: SideNavLinkProps) {
  const { closeOverlay } = useShell();
  return (
    <Link
      href={link.href}
      onPress={closeOverlay}
      {...(link.isCurrent ? { 'aria-current': 'page' } : {})}
      {...(isCollapsed ? { 'data-tip': link.label } : {})}
      className={styles.item({ isCollapsed })}
    >
      <Icon of={link.icon} />
      {isCollapsed ? (
        <VisuallyHidden>{link.label}</VisuallyHidden>
      ) : (
        <span className={styles.label}>{link.label}</span>
      )}
    </Link>
  );
}
