import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import { can } from '@brandroom/domain/rights/can';
import { Button } from '@brandroom/ui/Button';
import { showToast } from '@brandroom/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useClient } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';
import { useWorkspace } from '../../../shared/brand/workspace';
import { contentMessages } from '../content.messages';
import { editMessages } from '../edit.messages';

const messages = editMessages;
const DeleteDialog = lazy(async () => ({
  default: (await import('./DeleteDialog')).DeleteDialog,
}));

/** Copying and deleting an item, for those who may. */
export function ItemActions({ item }: { item: ContentItem }) {
  const { user } = useWorkspace();
  const { content } = useClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { id, title } = item;
  const may = (flag: 'create' | 'delete') => can(user, contentRight(flag, item.type), item.brandId);

  const duplicate = useMutation({
    mutationFn: () => content.duplicate({ id }),
    onSuccess: (copy) => {
      showToast({ title: contentMessages.duplicated(copy.title) });
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
