import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { ContentFlag } from '@brandroom/domain/content/visibility';
import { Button } from '@brandroom/ui/Button';
import { showToast } from '@brandroom/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useClient } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';
import { sendOnce } from '../item/command-key';
import { itemMessages } from '../item/item.messages';
import { editMessages } from './edit.messages';

const messages = editMessages;
const DeleteDialog = lazy(async () => ({
  default: (await import('../item/DeleteDialog')).DeleteDialog,
}));

interface ItemActionsProps {
  item: ContentItem;
  /** What the person may do with it. */
  may: (flag: ContentFlag) => boolean;
}

/** Copying and deleting an item, for those who may. */
export function ItemActions({ item, may }: ItemActionsProps) {
  const { content } = useClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { id, version, title } = item;

  const duplicate = useMutation({
    mutationFn: () =>
      sendOnce(`${id}/${version}/copy`, (options) => content.duplicate({ id }, options)),
    onSuccess: (copy) => {
      showToast({ title: itemMessages.duplicated(copy.title) });
      void navigate({ to: '/content/edit/$id', params: { id: copy.id } });
    },
    onError: showFailure,
  });

  return (
    <>
      {may('create') && (
        <Button icon={Copy} isPending={duplicate.isPending} onPress={() => duplicate.mutate()}>
          {messages.duplicate}
        </Button>
      )}
      {may('delete') && (
        <Button
          icon={Trash2}
          aria-label={messages.deleteNamed(title)}
          onPress={() => setAsking(true)}
        >
          {messages.delete}
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <DeleteDialog item={item} onOpenChange={setAsking} />
        </Suspense>
      )}
    </>
  );
}
