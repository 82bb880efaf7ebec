import { initials } from '@brandroom/domain/format/initials';
import { Avatar } from '@brandroom/ui/Avatar';
import { IconButton } from '@brandroom/ui/IconButton';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useShell } from '@brandroom/ui/shell-context';
import { useSelector } from '@xstate/react';
import { LogOut } from 'lucide-react';

import { useAuthActor } from '../../shared/api/api';
import { useWorkspace } from '../../shared/brand/workspace';
import { shellMessages } from './shell.messages';
import { useSignOut } from './use-sign-out';

const messages = shellMessages.account;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The signed-in person, with sign-out. */
export function UserCard() {
  const { user } = useWorkspace();
  const { isNavCollapsed } = useShell();
  const signOut = useSignOut();
  const isSigningOut = useSelector(useAuthActor(), (snapshot) => snapshot.hasTag('busy'));
  const button = (
    <IconButton
      icon={LogOut}
      label={messages.signOut}
      onPress={signOut}
      isPending={isSigningOut}
      data-tip={messages.signOut}
    />
  );
  if (isNavCollapsed) return button;
  return (
    <Inline justify="between" isWrapping={false}>
      <Inline gap={12} isWrapping={false}>
        <Avatar initials={initials(user.name)} {...(user.avatar ? { src: user.avatar } : {})} />
        <Stack gap={4}>
          <Text weight="strong" isTruncated>
            {user.name}
          </Text>
          <Text size="small" tone="muted">
            {capitalised(user.role)}
          </Text>
        </Stack>
      </Inline>
      {button}
    </Inline>
  );
}
