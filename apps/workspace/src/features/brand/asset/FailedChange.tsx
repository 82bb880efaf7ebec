import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { failureMessage } from '../../../shared/api/show-failure';
import { assetMessages } from './asset.messages';
import type { Asset } from './asset-area';
import type { AssetChanges } from './use-asset-changes';

const messages = assetMessages.changes;

/** A deletion or a move that failed, with a retry. */
export function FailedChange<Item extends Asset, Draft>({
  changes: { discard, move, nameIn },
}: {
  changes: AssetChanges<Item, Draft>;
}) {
  const failed = discard.isError
    ? {
        title: messages.notDeleted(nameIn(discard.variables)),
        error: discard.error,
        retry: () => discard.mutate(discard.variables),
      }
    : move.isError && {
        title: messages.notMoved(nameIn(move.variables.item)),
        error: move.error,
        retry: () => move.mutate(move.variables),
      };
  if (!failed) return null;
  return (
    <InlineAlert
      tone="danger"
      isLive
      title={failed.title}
      actions={
        <Button size="small" onPress={failed.retry}>
          {messages.tryAgain}
        </Button>
      }
    >
      {failureMessage(failed.error)}
    </InlineAlert>
  );
}
