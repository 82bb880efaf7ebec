import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { lazyDialog, usePreload } from '@brandroom/ui/lazy-part';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { useState } from 'react';

import { MutationFailure } from '../../../shared/api/MutationFailure';
import { useWorkspace } from '../../../shared/brand/workspace';
import { actionsId, focusActions } from '../../../shared/page/focus-actions';
import { UndoBar } from '../../../shared/page/UndoBar';
import { PersonAvatar } from '../../../shared/people/PersonAvatar';
import { accountMessages } from './account.messages';
import { useAvatar } from './use-avatar';

const messages = accountMessages.avatar;
const change = { id: 'change-picture' };
const AvatarDialog = lazyDialog(async () => (await import('./AvatarDialog')).AvatarDialog);
const preloaded = [AvatarDialog];

/** The picture of the person, to choose, replace and remove. */
export function AvatarSection() {
  const { user } = useWorkspace();
  const { save, remove } = useAvatar();
  const [isChoosing, setChoosing] = useState(false);
  usePreload(preloaded);
  return (
    <Section title={messages.title} description={messages.help}>
      <Stack gap={16}>
        <UndoBar />
        <MutationFailure mutation={remove} title={() => messages.notRemoved} />
        <Inline gap={16}>
          <PersonAvatar name={user.name} avatar={user.avatar} size="large" />
          <Button id={actionsId(change)} aria-haspopup="dialog" onPress={() => setChoosing(true)}>
            {user.avatar ? messages.replace : messages.add}
          </Button>
          {user.avatar && (
            <Button
              isPending={remove.isPending}
              onPress={() => remove.mutate(undefined, { onSettled: () => focusActions(change) })}
            >
              {messages.remove}
            </Button>
          )}
        </Inline>
      </Stack>
      {isChoosing && (
        <AvatarDialog
          onSave={save}
          onClose={() => {
            setChoosing(false);
            focusActions(change);
          }}
        />
      )}
    </Section>
  );
}
