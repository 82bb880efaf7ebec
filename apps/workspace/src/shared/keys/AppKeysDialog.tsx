import { useWorkspace } from '../brand/workspace';
import { appKeys } from './app-keys';
import { KeysDialog } from './KeysDialog';
import { keysMessages } from './keys.messages';

/** The shortcuts that work on every screen. */
export function AppKeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <KeysDialog title={keysMessages.open} groups={appKeys(useWorkspace())} onClose={onClose} />
  );
}
