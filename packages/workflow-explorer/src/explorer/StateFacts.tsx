import type { GraphState } from '@brandroom/statechart/graph';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Disclosure } from '@brandroom/ui/Disclosure';

import { actionText, fromName, originOf, valueText } from '../chart/names';
import { useExplorer } from './explorer-context';
import { explorerMessages } from './explorer.messages';

const messages = explorerMessages.panel;

/** The remaining facts of a state: entry, exit, actors, output, spec and path. */
export function StateFacts({ state }: { state: GraphState }) {
  const { chart } = useExplorer();
  const { isAdded, specRef } = originOf(state.meta);
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
      detail: [isAdded ? messages.added : '', specRef ?? ''].filter(Boolean).join(', '),
    },
    { term: messages.path, detail: state.path },
  ].flatMap(({ term, detail }) => (detail ? [{ term, detail }] : []));
  return (
    <Disclosure title={messages.about}>
      <DescriptionList items={facts} />
    </Disclosure>
  );
}
