import type { KeyGroup } from '../../../shared/keys/key-group';
import { KeysDialog } from '../../../shared/keys/KeysDialog';
import { reviewMessages } from './review.messages';

const messages = reviewMessages.keys;

const walk: KeyGroup = {
  title: messages.walk,
  items: [
    { keys: ['J'], does: messages.next },
    { keys: ['K'], does: messages.previous },
    { keys: ['E'], does: messages.open },
    { keys: ['?'], does: messages.list },
  ],
};
const decisions: readonly KeyGroup[] = [
  {
    title: messages.decide,
    items: [
      { keys: ['A'], does: messages.approve },
      { keys: ['W'], does: messages.approveWithNote },
      { keys: ['R'], does: messages.reject },
    ],
  },
  {
    title: messages.several,
    items: [
      { keys: ['X'], does: messages.select },
      { keys: ['Shift+A'], does: messages.approveSelected },
    ],
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
