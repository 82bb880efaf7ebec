import type { StatePath } from '@brandroom/statechart/graph';
import { Button } from '@brandroom/ui/Button';

import { useExplorer } from './explorer-context';

/** Goes to a state. */
export function StateButton({ path }: { path: StatePath }) {
  const { chart, go } = useExplorer();
  return (
    <Button size="small" onPress={() => go({ state: path, event: null })}>
      {chart.label(path)}
    </Button>
  );
}
