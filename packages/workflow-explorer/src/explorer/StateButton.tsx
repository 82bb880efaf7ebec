import type { StatePath } from '@brandroom/statechart/graph';
import { Button } from '@brandroom/ui/Button';

import { useExplorer } from './explorer-context';

interface StateButtonProps {
  path: StatePath;
  /** The key that does the same. */
  shortcut?: string;
  /** The step that is opened there. */
  event?: string;
}

/** Goes to a state. */
export function StateButton({ path, event, ...rest }: StateButtonProps) {
  const { chart, go } = useExplorer();
  return (
    <Button {...rest} size="small" onPress={() => go({ state: path, event: event ?? null })}>
      {chart.label(path)}
    </Button>
  );
}
