import type { KeyGroup } from '../../../shared/keys/KeysDialog';
import { KeysDialog } from '../../../shared/keys/KeysDialog';
import { reviewMessages } from '../review.messages';

const messages = reviewMessages.keys;

const groups: readonly KeyGroup[] = [
  {
    title: messages.walk,
    items: [
      { keys: ['J'], does: messages.next },
      { keys: ['K'], does: messages.previous },
      { keys: ['?'], does: messages.list },
    ],
  },
  {
    title: messages.decide,
    items: [
      { keys: ['A'], does: messages.approve },
      { keys: ['W'], does: messages.approveWithNote },
      { keys: ['R'], does: messages.reject },
      { keys: ['E'], does: messages.edit },
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

/** Every key of the review desk. */
export function ReviewKeys({ onClose }: { onClose: () => void }) {
  return <KeysDialog title={messages.title} groups={groups} onClose={onClose} />;
}
