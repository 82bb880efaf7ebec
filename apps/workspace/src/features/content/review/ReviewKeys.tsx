import type { KeyGroup } from '../../../shared/keys/key-group';
import { KeysDialog } from '../../../shared/keys/KeysDialog';
import type { reviewKeys } from './review-keys';
import { shownKey } from './review-keys';
import { reviewMessages } from './review.messages';

const messages = reviewMessages.keys;

const line = (shortcut: keyof typeof reviewKeys) => ({
  keys: [shownKey(shortcut)],
  does: messages[shortcut],
});

const walk: KeyGroup = {
  title: messages.walk,
  items: [line('next'), line('previous'), line('open'), line('list')],
};
const decisions: readonly KeyGroup[] = [
  {
    title: messages.decide,
    items: [line('approve'), line('approveWithNote'), line('reject')],
  },
  {
    title: messages.several,
    items: [line('select'), line('approveSelected')],
  },
];

interface ReviewKeysProps {
  /** Whether the person may approve any type of item here; others can neither decide nor select. */
  mayApprove: boolean;
  onClose: () => void;
}

/** The dialog with the review desk's shortcuts that the signed-in person can use. */
export function ReviewKeys({ mayApprove, onClose }: ReviewKeysProps) {
  const groups = mayApprove ? [walk, ...decisions] : [walk];
  return <KeysDialog title={messages.title} groups={groups} onClose={onClose} />;
}
