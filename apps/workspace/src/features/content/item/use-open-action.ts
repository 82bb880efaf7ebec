import type { ContentId } from '@brandroom/domain/id.schema';
import { useNavigate } from '@tanstack/react-router';
import { itemMessages } from './item.messages';

/** The "Open" action of a notification about an item. */
export function useOpenAction(): (id: ContentId) => { label: string; onAction: () => void } {
  const navigate = useNavigate();
  return (id) => ({
    label: itemMessages.open,
    onAction: () => void navigate({ to: '/content/edit/$id', params: { id } }),
  });
}
