import { FailureAlert } from '../../../shared/api/FailureAlert';
import { assetMessages } from './asset.messages';
import type { Asset } from './asset-area';
import type { AssetChanges } from './use-asset-changes';

const messages = assetMessages.changes;

/** A failed deletion or move, with a retry. */
export function FailedChange<Item extends Asset, Draft>({
  changes: { discard, move, nameIn },
}: {
  changes: AssetChanges<Item, Draft>;
}) {
  if (discard.isError) {
    return (
      <FailureAlert
        title={messages.notDeleted(nameIn(discard.variables))}
        error={discard.error}
        onRetry={() => discard.mutate(discard.variables)}
      />
    );
  }
  if (!move.isError) return null;
  return (
    <FailureAlert
      title={messages.notMoved(nameIn(move.variables.item))}
      error={move.error}
      onRetry={() => move.mutate(move.variables)}
    />
  );
}
