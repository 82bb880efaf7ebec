import { Button } from '@brandroom/ui/Button';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import type { EmptyStateProps } from '@brandroom/ui/EmptyState';
import { Plus } from 'lucide';

interface NoRecordsProps extends Pick<EmptyStateProps, 'icon' | 'frame'> {
  /** Whether a filter leaves out the records that there are. */
  isFiltered: boolean;
  onShowAll: () => void;
  /** The address of the page that creates one; null for people who may not. */
  create: string | null;
  messages: {
    noneFound: string;
    noneFoundHelp: string;
    showAll: string;
    empty: string;
    emptyHelp: string;
    emptyReadOnly: string;
    create: string;
  };
}

/** Replaces an empty list, and offers the next step. */
export function NoRecords({ isFiltered, onShowAll, create, messages, ...state }: NoRecordsProps) {
  return isFiltered ? (
    <EmptyState
      {...state}
      title={messages.noneFound}
      description={messages.noneFoundHelp}
      action={<Button onPress={onShowAll}>{messages.showAll}</Button>}
    />
  ) : (
    <EmptyState
      {...state}
      title={messages.empty}
      description={create === null ? messages.emptyReadOnly : messages.emptyHelp}
      action={
        create !== null && (
          <ButtonLink href={create} icon={Plus}>
            {messages.create}
          </ButtonLink>
        )
      }
    />
  );
}
