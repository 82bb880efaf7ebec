import type { GraphState, StatePath } from '@brandroom/statechart/graph';
import { Icon } from '@brandroom/ui/Icon';
import { Tree } from '@brandroom/ui/Tree';
import type { TreeNode } from '@brandroom/ui/Tree';
import { MapPin } from 'lucide-react';
import { useState } from 'react';

import type { Chart } from '../chart/chart';
import { useExplorer } from './explorer-context';
import { explorerMessages } from './explorer.messages';

const messages = explorerMessages.outline;

/** Every state as a tree, with the number of its own steps. */
export function OutlineView() {
  const { chart, place, active, source, go } = useExplorer();
  const [expandedIds, setExpandedIds] = useState<readonly StatePath[]>(() =>
    chart.order.map(({ path }) => path),
  );
  const isHere = (path: StatePath) => source.kind === 'item' && active.has(path);
  return (
    <Tree
      label={messages.label}
      nodes={nodesOf(chart, chart.childrenOf(chart.root.path), isHere)}
      selectedId={place.state}
      onSelect={(state) => go({ state, event: null })}
      expandedIds={expandedIds}
      onExpandedChange={setExpandedIds}
    />
  );
}

function nodesOf(
  chart: Chart,
  states: readonly GraphState[],
  isHere: (path: StatePath) => boolean,
): readonly TreeNode[] {
  return states.map(({ path }) => {
    const own = chart.exitsOf(path).filter(({ from }) => from === null).length;
    const here = isHere(path);
    return {
      id: path,
      label: chart.label(path),
      ...(here ? { mark: <Icon of={MapPin} size="small" /> } : {}),
      facts: here ? `You are here · ${messages.exits(own)}` : messages.exits(own),
      children: nodesOf(chart, chart.childrenOf(path), isHere),
    };
  });
}
