import type { GraphState, StatePath } from '@brandroom/statechart/graph';
import { Icon } from '@brandroom/ui/Icon';
import { Tree } from '@brandroom/ui/Tree';
import type { TreeNode } from '@brandroom/ui/Tree';
import { MapPin } from 'lucide';
import { useState } from 'react';

import type { Chart } from '../chart/chart';
import { useExplorer } from './explorer-context';
import { explorerMessages } from './explorer.messages';
import { hereText } from './here-text';

const messages = explorerMessages.outline;

/** Every state as a tree, with the number of its next steps. */
export function OutlineView() {
  const { chart, place, active, source, samples, go } = useExplorer();
  const [expandedIds, setExpandedIds] = useState<readonly StatePath[]>(() =>
    chart.order.map(({ path }) => path),
  );
  const here = hereText(source, samples);
  const factsOf = (path: StatePath, steps: string) => {
    if (here !== null && active.has(path)) return `${here} · ${steps}`;
    const count = source.kind === 'summary' ? source.counts[path] : undefined;
    return count === undefined ? steps : `${count} · ${steps}`;
  };
  return (
    <Tree
      label={messages.label}
      nodes={nodesOf(chart, chart.childrenOf(chart.root.path), (path) => active.has(path), factsOf)}
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
  factsOf: (path: StatePath, steps: string) => string,
): readonly TreeNode[] {
  return states.map(({ path }) => {
    return {
      id: path,
      label: chart.label(path),
      ...(isHere(path) ? { mark: <Icon of={MapPin} size="small" /> } : {}),
      facts: factsOf(path, messages.exits(chart.stepsOf(path).length)),
      children: nodesOf(chart, chart.childrenOf(path), isHere, factsOf),
    };
  });
}
