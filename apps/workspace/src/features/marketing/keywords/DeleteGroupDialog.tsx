import type { KeywordGroup } from '@brandroom/domain/keyword/keyword.schema';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { failureMessage } from '../../../shared/api/show-failure';
import { shortName } from '../../../shared/page/short-name';
import { keywordsMessages } from './keywords.messages';
import type { GroupChanges } from './use-group-changes';

const messages = keywordsMessages.delete;

interface DeleteGroupDialogProps {
  group: KeywordGroup;
  discard: GroupChanges['discard'];
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before a keyword group is deleted. */
export function DeleteGroupDialog({ group, discard, onClose, onDeleted }: DeleteGroupDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={messages.title}
      confirmLabel={messages.confirm}
      onConfirm={() => discard.mutate(group, { onSuccess: onDeleted })}
      isPending={discard.isPending}
    >
      <Stack gap={12}>
        <Text>{messages.text(shortName(group), group.keywords.length)}</Text>
        {discard.isError && (
          <InlineAlert
            tone="danger"
            isLive
            title={keywordsMessages.changes.notDeleted(shortName(group))}
          >
            {failureMessage(discard.error)}
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
