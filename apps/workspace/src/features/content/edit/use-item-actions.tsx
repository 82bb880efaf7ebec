import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { ContentFlag } from '@brandroom/domain/content/visibility';
import type { MenuActionSection } from '@brandroom/ui/menu-section';
import { showToast } from '@brandroom/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { lazyDialog } from '@brandroom/ui/lazy-part';
import { useApi, useClient } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';
import { shortText } from '../../../shared/page/short-name';
import { sendOnce } from '../item/command-key';
import { itemMessages } from '../item/item.messages';
import { editMessages } from './edit.messages';

const messages = editMessages;
const DeleteDialog = lazyDialog(async () => (await import('../item/DeleteDialog')).DeleteDialog);

interface ItemActions {
  readonly sections: readonly MenuActionSection[];
  /** The overlays that they open. */
  readonly dialog: ReactNode;
}

/** The copy and delete actions of an item, for people with permission. Unsaved edits keep their page open. */
export function useItemActions(
  item: ContentItem,
  may: (flag: ContentFlag) => boolean,
  hasEdits: boolean,
): ItemActions {
  const { content } = useClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { id, version } = item;

  const duplicate = useMutation({
    mutationKey: useApi().content.key(),
    mutationFn: () =>
      sendOnce(`${id}/${version}/copy`, (options) => content.duplicate({ id }, options)),
    onSuccess: (copy) => {
      const open = () => void navigate({ to: '/content/edit/$id', params: { id: copy.id } });
      showToast({
        title: itemMessages.duplicated(shortText(copy.title)),
        ...(hasEdits ? { action: { label: itemMessages.open, onAction: open } } : {}),
      });
      if (!hasEdits) open();
    },
    onError: (error) => showFailure(error, () => duplicate.mutate()),
  });

  const items = [
    ...(may('create')
      ? [
          {
            id: 'duplicate',
            label: messages.duplicate,
            icon: Copy,
            onAction: () => duplicate.mutate(),
          },
        ]
      : []),
    ...(may('delete')
      ? [
          {
            id: 'delete',
            label: messages.delete,
            icon: Trash2,
            isDanger: true,
            onAction: () => setAsking(true),
          },
        ]
      : []),
  ];
  return {
    sections: items.length === 0 ? [] : [{ id: 'item', items }],
    dialog: isAsking && <DeleteDialog item={item} onOpenChange={setAsking} />,
  };
}
