import { ChevronRight } from 'lucide';
import { memo, useCallback, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { NavGroup } from './nav-entry';
import * as styles from './SideNav.css';
import { SideNavLink } from './SideNavLink';

export interface SideNavGroupProps {
  group: NavGroup;
  isCollapsed: boolean;
}

/** A disclosure with a list of links; collapsed, the links are icons under a rule. */
export function SideNavGroup({ group, isCollapsed }: SideNavGroupProps) {
  const id = useId();
  const hasCurrent = group.links.some((link) => link.isCurrent);
  const [isOpen, setOpen] = useState(true);
  const toggle = useCallback(() => setOpen((now) => !now), []);
  const links = (
    <ul id={`${id}-list`} aria-labelledby={id} className={styles.list}>
      {group.links.map((link) => (
        <li key={link.href}>
          <SideNavLink {...link} isCollapsed={isCollapsed} />
        </li>
      ))}
    </ul>
  );
  if (isCollapsed) {
    return (
      <>
        <hr className={styles.rule} />
        <VisuallyHidden>
          <span id={id}>{group.label}</span>
        </VisuallyHidden>
        {links}
      </>
    );
  }
  return (
    <>
      <GroupButton
        id={id}
        label={group.label}
        isOpen={isOpen}
        hasCurrent={hasCurrent}
        onToggle={toggle}
      />
      <div hidden={!isOpen}>{links}</div>
    </>
  );
}

interface GroupButtonProps {
  id: string;
  label: string;
  isOpen: boolean;
  hasCurrent: boolean;
  onToggle: () => void;
}

/** By itself, so that it is not rendered again each time another page opens. */
const GroupButton = memo(function GroupButton({
  id,
  label,
  isOpen,
  hasCurrent,
  onToggle,
}: GroupButtonProps) {
  return (
    <Button
      id={id}
      aria-expanded={isOpen}
      aria-controls={`${id}-list`}
      onPress={onToggle}
      className={styles.item({ isLabel: true })}
    >
      <span className={styles.label}>
        {label}
        {hasCurrent && !isOpen && <VisuallyHidden>, contains the current page</VisuallyHidden>}
      </span>
      <span className={styles.chevron}>
        <Icon of={ChevronRight} size="small" />
      </span>
    </Button>
  );
});
