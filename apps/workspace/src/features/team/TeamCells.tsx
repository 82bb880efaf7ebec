import type { BrandRole } from '@brandroom/domain/account/user.schema';
import type { Permissions } from '@brandroom/domain/rights/permissions';
import { globalRoleLabels } from '@brandroom/domain/rights/role-labels';
import type { Invitation } from '@brandroom/domain/team/member.schema';
import { accessLevelOf } from '@brandroom/domain/team/permission-edit';
import { Badge } from '@brandroom/ui/Badge';
import { IconButton } from '@brandroom/ui/IconButton';
import { Inline } from '@brandroom/ui/Inline';
import { RoleBadge } from '@brandroom/ui/RoleBadge';
import { menuTrigger } from '@brandroom/ui/menu-trigger';
import { Ellipsis } from 'lucide';

import { actionsId } from '../../shared/page/focus-actions';
import { teamMessages } from './team.messages';
import type { TeamCommands, TeamEntry } from './use-team-menu';
import { nameOf } from './use-team-menu';

/** The access level that was chosen for an invitation. */
export function InvitedBadge({ role, permissions }: Pick<Invitation, 'role' | 'permissions'>) {
  const isCustom = role !== 'admin' && accessLevelOf(role, permissions) === 'custom';
  return isCustom ? <Badge>{teamMessages.members.custom}</Badge> : <RoleBadge role={role} />;
}

interface AccessBadgesProps {
  role: BrandRole;
  permissions: Permissions;
  isManager?: boolean;
}

/** The role, and whether its permissions are customized. */
export function AccessBadges({ role, permissions, isManager = false }: AccessBadgesProps) {
  if (isManager && role === 'editor') return <Badge>{globalRoleLabels.manager}</Badge>;
  const isCustom = role !== 'admin' && accessLevelOf(role, permissions) === 'custom';
  return (
    <Inline gap={4} as="span" isWrapping={false}>
      <RoleBadge role={role} />
      {isCustom && <Badge>{teamMessages.members.custom}</Badge>}
    </Inline>
  );
}

interface MenuButtonProps {
  entry: TeamEntry;
  commands: TeamCommands;
  isTabStop: boolean;
}

/** Opens the menu that all rows share. */
export function MenuButton({ entry, commands, isTabStop }: MenuButtonProps) {
  const { openMenu } = commands;
  if (!openMenu) return null;
  return (
    <IconButton
      id={actionsId(entry.row)}
      icon={Ellipsis}
      excludeFromTabOrder={!isTabStop}
      label={teamMessages.actions.open(nameOf(entry))}
      {...menuTrigger}
      onPress={({ target }) => openMenu(entry, target)}
    />
  );
}
