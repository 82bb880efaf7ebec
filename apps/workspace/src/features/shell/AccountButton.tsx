import { initials } from '@brandroom/domain/format/initials';
import { Avatar } from '@brandroom/ui/Avatar';
import { Button } from '@brandroom/ui/Button';

import { useWorkspace } from '../../shared/brand/workspace';
import { OverlayButton } from '../../shared/overlay/OverlayButton';
import { UserMenu } from './overlays';
import { shellMessages } from './shell.messages';

/** Opens what belongs to the person: theme, simulation, the way out. */
export function AccountButton() {
  const { user } = useWorkspace();
  return (
    <OverlayButton
      overlay={UserMenu}
      props={{}}
      popup="menu"
      button={(trigger) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={shellMessages.account.menu(user.name, initials(user.name))}
          {...trigger}
        >
          <Avatar initials={initials(user.name)} {...(user.avatar ? { src: user.avatar } : {})} />
        </Button>
      )}
    />
  );
}
