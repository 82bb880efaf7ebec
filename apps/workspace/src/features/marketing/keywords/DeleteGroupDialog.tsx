import type { KeywordGroup } from '@brandroom/domain/keyword/keyword.schema';

import { shortName } from '../../../shared/page/short-name';
import { DeleteRecordDialog } from '../../../shared/record/DeleteRecordDialog';
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
export function DeleteGroupDialog({ group, ...dialog }: DeleteGroupDialogProps) {
  return (
    <DeleteRecordDialog
      {...dialog}
      item={group}
      messages={messages}
      text={messages.text(shortName(group), group.keywords.length)}
      notDeleted={keywordsMessages.changes.notDeleted(shortName(group))}
    />
  );
}
