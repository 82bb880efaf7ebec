import type { GraphState } from '@brandroom/statechart/graph';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { personText } from '../source';
import { useExplorer } from './explorer-context';
import { verdictIn } from './verdict-in';
import { whyMessages as messages } from './why.messages';

/** The people who can take a step now, as far as the person sees them. */
export function WhoCan({ state, event }: { state: GraphState; event: string }) {
  const explorer = useExplorer();
  const { people } = explorer;
  if (people.length === 0) return null;
  const can = people.filter((each) => {
    const outcome = verdictIn(explorer, state.path, event, each)?.outcome;
    return outcome === 'can' || outcome === 'depends';
  });
  return (
    <Stack gap={4}>
      <Text size="ui" weight="strong">
        {messages.whoCan}
      </Text>
      <Text size="ui">{can.length === 0 ? messages.noOne : can.map(personText).join('; ')}</Text>
    </Stack>
  );
}
