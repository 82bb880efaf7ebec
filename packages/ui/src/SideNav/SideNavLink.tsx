import { memo } from 'react';
import { Link } from 'react-aria-components';
import { Icon } from '../Icon/Icon';
import { useShell } from '../Shell/shell-context';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { NavLink } from './nav-entry';
import * as styles from './SideNav.css';

export interface SideNavLinkProps extends NavLink {
  isCollapsed: boolean;
}

/**
 * A link of the navigation; collapsed it keeps its name and shows it beside itself. Only the links whose state changes
 * render again when another page opens.
 */
export const SideNavLink = memo(function SideNavLink({
  label,
  href,
  icon,
  isCurrent,
  isCollapsed,
}: SideNavLinkProps) {
  const { closeOverlay } = useShell();
  return (
    <Link
      href={href}
      onPress={closeOverlay}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
      {...(isCollapsed ? { 'data-tip': label } : {})}
      className={styles.item({ isCollapsed })}
    >
      <Icon of={icon} />
      {isCollapsed ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles.label}>{label}</span>
      )}
    </Link>
  );
});
