import type { User } from '@brandroom/domain/account/user.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { useAuth } from '../../../shared/auth/auth';
import { useWorkspace } from '../../../shared/brand/workspace';
import { notify } from '../../../shared/page/undo-bar';
import { notifyUndoable } from '../../../shared/page/undoable';
import { accountMessages } from './account.messages';

const messages = accountMessages.avatar;

/** Changes the person's picture. Failures are thrown or shown next to the control. */
export function useAvatar() {
  const { user } = useWorkspace();
  const client = useClient();
  const api = useApi();
  const auth = useAuth();
  const queryClient = useQueryClient();

  async function follow(changed: User): Promise<void> {
    (await auth.actor()).send({ type: 'USER_CHANGED', user: changed });
  }
  async function save(file: Blob): Promise<void> {
    await follow(await client.auth.setAvatar({ file }));
    notify({ title: messages.saved });
  }
  const remove = useMutation({
    mutationKey: api.auth.key(),
    mutationFn: async () => {
      const id = user.avatar ?? '';
      const before = await queryClient.ensureQueryData(
        api.auth.avatar.queryOptions({ input: { id } }),
      );
      await follow(await client.auth.removeAvatar());
      return before;
    },
    onSuccess: (before) =>
      notifyUndoable({
        title: messages.removed,
        undo: async () => follow(await client.auth.setAvatar({ file: before })),
        undone: messages.restored,
        notUndone: messages.notRestored,
      }),
  });
  return { save, remove };
}
