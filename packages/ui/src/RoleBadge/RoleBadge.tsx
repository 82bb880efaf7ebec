import { roles } from '../Badge/Badge.css';

export interface RoleBadgeProps {
  role: keyof typeof roles;
}

const words = { admin: 'Admin', editor: 'Editor', viewer: 'Viewer' };

/** What a person may do on a brand. */
export function RoleBadge({ role }: RoleBadgeProps) {
  return <span className={roles[role]}>{words[role]}</span>;
}
