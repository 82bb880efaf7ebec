import * as badgeStyles from '../Badge/Badge.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface RoleBadgeProps extends ElementProps<HTMLSpanElement> {
  role: keyof typeof badgeStyles.roles;
}

const words = { admin: 'Admin', editor: 'Editor', viewer: 'Viewer' };

/** A person's role in a brand. */
export function RoleBadge({ role, className, ...rest }: RoleBadgeProps) {
  return (
    <span {...rest} className={classNames(badgeStyles.roles[role], className)}>
      {words[role]}
    </span>
  );
}
