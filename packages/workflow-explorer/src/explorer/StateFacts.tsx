import type { GraphState } from '@brandroom/statechart/graph';
import { DescriptionList } from '@brandroom/ui/DescriptionList';

import { fieldOf, fromName } from '../chart/names';
import { actionText, valueText } from '../chart/rule-text';
import { useExplorer } from './explorer-context';
import { factsMessages as messages } from './facts.messages';

/** The remaining facts of a state: entry, exit, actors, output, spec and path. */
export function StateFacts({ state }: { state: GraphState }) {
  const { chart } = useExplorer();
  const isAdded = fieldOf(state.meta, 'origin') === 'added';
  const start = chart.startOf(state.path);
  const facts = [
    { term: messages.start, detail: start === null ? '' : chart.label(start) },
    { term: messages.entry, detail: state.entry.map(actionText).join(', ') },
    { term: messages.exit, detail: state.exit.map(actionText).join(', ') },
    {
      term: messages.runs,
      detail: state.actors
        .map(({ key, logic }) => (logic === null ? `An unnamed actor (${key})` : fromName(logic)))
        .join(', '),
    },
    { term: 'Output', detail: valueText(state.output) },
    {
      term: messages.source,
      detail: [isAdded ? messages.added : '', fieldOf(state.meta, 'specRef') ?? '']
        .filter(Boolean)
        .join(', '),
    },
    { term: messages.path, detail: state.path },
  ].flatMap(({ term, detail }) => (detail ? [{ term, detail }] : []));
  return <DescriptionList items={facts} />;
}
