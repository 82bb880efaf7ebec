import { listedKeys } from '@brandroom/workflow-explorer/explorer/listed-keys';

import { KeysDialog } from '../../shared/keys/KeysDialog';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.keys;

const ofList = {
  title: workflowsMessages.list.title,
  items: [
    { keys: ['O'], does: workflowsMessages.summary.openOldest },
    { keys: ['R'], does: messages.running },
  ],
};

/** The shortcuts of the list of workflows and of the explorer. */
export function WorkflowKeys({ onClose }: { onClose: () => void }) {
  return <KeysDialog title={messages.title} groups={[ofList, ...listedKeys]} onClose={onClose} />;
}
