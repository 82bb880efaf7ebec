import { listedKeys } from '@brandroom/workflow-explorer/explorer/listed-keys';

import type { ExplorerView } from '@brandroom/workflow-explorer/place';

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

interface WorkflowKeysProps {
  of: 'list' | ExplorerView | undefined;
  onClose: () => void;
}

/** The shortcuts of the list of workflows and of the explorer; those of the shown view come first. */
export function WorkflowKeys({ of = 'outline', onClose }: WorkflowKeysProps) {
  const isShown = ({ view }: (typeof listedKeys)[number]) => view === of;
  const groups = [
    ...(of === 'list' ? [ofList] : []),
    ...listedKeys.filter(isShown),
    ...listedKeys.filter((group) => !isShown(group)),
  ];
  return <KeysDialog title={messages.title} groups={groups} onClose={onClose} />;
}
