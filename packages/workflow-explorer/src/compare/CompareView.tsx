import type { GraphComparison } from '@brandroom/statechart/compare-graphs';
import { compareGraphs, isSameGraph } from '@brandroom/statechart/compare-graphs';
import type { MachineGraph } from '@brandroom/statechart/graph';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { FileDrop } from '@brandroom/ui/FileDrop';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Section } from '@brandroom/ui/Section';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { use, useMemo, useState } from 'react';

import { chartOf } from '../chart/chart';
import { DiagramView } from '../diagram/DiagramView';
import { ExplorerContext, useExplorer } from '../explorer/explorer-context';
import { usePassed } from '../explorer/use-passed';
import type { Place } from '../place';
import { ChangeList } from './ChangeList';
import { stateText, stepText } from './change-text';
import { compareMessages as messages } from './compare.messages';
import { mergedGraph } from './merged-graph';
import { asExported, readFile } from './read-graph';

/** The differences between the shown machine and another version of it, kept or from a file. */
export function CompareView() {
  const { chart, place, versions, go } = useExplorer();
  const [file, setFile] = useState<MachineGraph | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [last] = versions;
  const chosen = place.compare ?? (file ? null : last?.version);
  const kept = versions.find(({ version }) => version === chosen);
  const older = kept ? use(kept.load()) : file;
  const read = async (given: File) => {
    const graph = await readFile(given);
    setFile(graph);
    setUnreadable(graph ? null : given.name);
    if (graph) go({ compare: null });
  };
  return (
    <Stack gap={24}>
      <Section title={messages.title} isTitleHidden>
        <Stack gap={16}>
          {versions.length === 0 ? (
            <Text>{messages.noOther}</Text>
          ) : (
            <Select
              label={messages.with}
              description={messages.withHelp(chart.graph.version)}
              options={[
                ...(kept ? [] : [{ value: '', label: messages.choose }]),
                ...versions.map(({ version }) => ({
                  value: version,
                  label: messages.version(version),
                })),
              ]}
              value={kept?.version ?? ''}
              onChange={(version) => go({ compare: version === '' ? null : version })}
            />
          )}
          {place.compare !== null && !kept && (
            <InlineAlert tone="warning" title={messages.unknown(place.compare)} />
          )}
          <FileDrop
            buttonLabel={messages.button}
            description={messages.dropHelp}
            acceptedFileTypes={['application/json', '.json']}
            onSelect={([given]) => {
              if (given) void read(given);
            }}
          >
            {messages.drop}
          </FileDrop>
          {unreadable !== null && (
            <InlineAlert tone="danger" isLive title={messages.unreadable(unreadable)} />
          )}
        </Stack>
      </Section>
      {older && <Differences before={older} after={kept ? chart.graph : asExported(chart.graph)} />}
    </Stack>
  );
}

function useMachineName(): string {
  const { chart } = useExplorer();
  return chart.label(chart.root.path);
}

interface DifferencesProps {
  before: MachineGraph;
  after: MachineGraph;
}

/** A list first, then both versions in one diagram. */
function Differences({ before, after }: DifferencesProps) {
  const name = useMachineName();
  const comparison = useMemo(() => compareGraphs(before, after), [before, after]);
  const charts = useMemo(
    () => ({ before: chartOf(before, name), after: chartOf(after, name) }),
    [before, after, name],
  );
  const nameOf = ({ version }: MachineGraph) =>
    version === null ? messages.unnamed : messages.version(version);
  if (isSameGraph(comparison))
    return <EmptyState title={messages.none} description={messages.noneHelp} headingLevel={2} />;
  const { machine, states, steps } = comparison;
  return (
    <>
      <Section title={messages.from(nameOf(before), nameOf(after))} size="lead">
        <Stack gap={24}>
          {machine.length > 0 && (
            <Section title={messages.machine} headingLevel={3} size="ui">
              <Stack as="ul" gap={4}>
                {machine.map((field) => (
                  <li key={field}>{messages.machineFields[field]}</li>
                ))}
              </Stack>
            </Section>
          )}
          <ChangeList
            title={messages.states}
            texts={states.map((each) => stateText(charts, each))}
          />
          <ChangeList title={messages.steps} texts={steps.map((each) => stepText(charts, each))} />
        </Stack>
      </Section>
      <MarkedDiagram before={before} after={after} comparison={comparison} />
    </>
  );
}

/** Both versions in one picture. Its selection is its own: not every state of it is in the machine. */
function MarkedDiagram({
  before,
  after,
  comparison,
}: DifferencesProps & { comparison: GraphComparison }) {
  const explorer = useExplorer();
  const [place, setPlace] = useState<Place>({ ...explorer.place, state: null });
  const walk = usePassed(place, (change) => setPlace((all) => ({ ...all, ...change })));
  const name = useMachineName();
  const { chart, marks } = useMemo(() => {
    const merged = mergedGraph(before, after, comparison);
    return { chart: chartOf(merged.graph, name), marks: merged.marks };
  }, [before, after, comparison, name]);
  return (
    <Section title={messages.diagram} description={messages.diagramHelp} size="lead">
      <ExplorerContext
        value={{
          ...explorer,
          chart,
          marks,
          source: { kind: 'none' },
          active: new Set(),
          place,
          ...walk,
        }}
      >
        <DiagramView />
      </ExplorerContext>
    </Section>
  );
}
