import { ChoiceButton } from '@brandroom/ui/ChoiceButton';
import { useShell } from '@brandroom/ui/shell-context';
import { ChevronsUpDown } from 'lucide';

import { useWorkspace } from '../../shared/brand/workspace';
import { OverlayButton } from '../../shared/overlay/OverlayButton';
import { PersonAvatar } from '../../shared/people/PersonAvatar';
import { UserMenu } from './shell-parts';
import { shellMessages } from './shell.messages';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The signed-in user; opens the menu with display preferences and sign-out. */
export function UserCard() {
  const { user } = useWorkspace();
  const { isNavCollapsed } = useShell();
  const role = capitalised(user.role);
  const label = shellMessages.account.menu(user.name, role);
  const avatar = <PersonAvatar name={user.name} avatar={user.avatar} />;
  return (
    <OverlayButton
      overlay={UserMenu}
      props={{}}
      popup="menu"
      button={(trigger) => (
        <ChoiceButton
          label={label}
          mark={avatar}
          description={role}
          icon={ChevronsUpDown}
          isMarkOnly={isNavCollapsed}
          {...(isNavCollapsed ? { 'data-tip': user.name } : {})}
          {...trigger}
        >
          {user.name}
        </ChoiceButton>
      )}
    />
  );
}
