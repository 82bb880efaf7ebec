import type { GraphState, MachineGraph, StatePath } from '@brandroom/statechart/graph';
import { rootPath } from '@brandroom/statechart/read-machine';

import { within } from '../diagram/level';

/**
 * The chart of one level: the states directly inside one state, without their children, and the steps between them.
 * Steps of the states around it that lead into it are steps of the whole chart here. Those that lead out are left out.
 */
export function levelGraph(graph: MachineGraph, parent: StatePath): MachineGraph {
  const [root, ...others] = graph.states;
  const here = others.filter((state) => state.parent === parent);
  const at = (path: StatePath) => within(here, path);
  const isAround = (path: StatePath) =>
    path === rootPath || path === parent || parent.startsWith(`${path}.`);
  const closed = (state: GraphState): GraphState => ({
    ...state,
    parent: rootPath,
    type: state.type === 'compound' || state.type === 'parallel' ? 'atomic' : state.type,
  });
  const type = graph.states.find(({ path }) => path === parent)?.type ?? 'compound';
  return {
    ...graph,
    states: [...(root ? [{ ...root, type }] : []), ...here.map(closed)],
    transitions: graph.transitions.flatMap((step) => {
      if (step.kind === 'initial')
        return step.source === parent ? [{ ...step, source: rootPath }] : [];
      if (step.targets === null && step.source === rootPath)
        return parent === rootPath ? [step] : [];
      const source = isAround(step.source) ? rootPath : at(step.source);
      const ends = (step.targets ?? [step.source]).map(at);
      const targets = ends.filter((path) => path !== null);
      const isInside = source !== step.source && targets.every((path) => path === source);
      if (source === null || targets.length < ends.length || isInside) return [];
      return [{ ...step, source, targets: step.targets && targets }];
    }),
  };
}
