import type { GraphTransition } from '@brandroom/statechart/graph';
import { Button } from '@brandroom/ui/Button';
import type { DataColumn } from '@brandroom/ui/data-column';
import { InteractiveTable } from '@brandroom/ui/InteractiveTable';
import { Text } from '@brandroom/ui/Text';
import { use, useMemo } from 'react';

import { isEntrance } from '../chart/chart';
import { transitionLabel, triggerText } from '../chart/names';
import { ruleText } from '../chart/rule-text';
import { toText } from '../chart/to-text';
import { nearestRefusals } from '../rights/verdict';
import { whoText } from '../rights/who-text';
import { snapshotIn } from '../source';
import type { CoveredSteps, Explorer } from './explorer-context';
import { useExplorer } from './explorer-context';
import { tableMessages as messages } from './table.messages';
import * as styles from './TableView.css';
import { usedText } from './used-text';
import { isSent, verdictIn } from './verdict-in';

interface StepRow {
  readonly transition: GraphTransition;
  readonly from: string;
  readonly label: string;
  readonly to: string;
  readonly needs: string;
  /** Empty where the label says it. */
  readonly trigger: string;
  readonly who: string;
  readonly used: string;
  readonly scenarios: number;
}

/** Every step as a row; sorted and found with the table’s own tools. */
export function TableView() {
  const explorer = useExplorer();
  const { people, source, chart, loadCovered, go } = explorer;
  const covered = loadCovered && use(loadCovered());
  const rows = useMemo(
    () =>
      chart.graph.transitions
        .filter((transition) => !isEntrance(transition))
        .map((transition) => rowOf(explorer, transition, covered)),
    [chart, explorer, covered],
  );
  const columns: readonly DataColumn<StepRow>[] = [
    {
      id: 'step',
      header: messages.event,
      isRowHeader: true,
      isSortable: true,
      value: ({ label, trigger }) => `${label} ${trigger}`,
      cell: ({ label, trigger, transition }) => (
        <>
          <Button
            variant="quiet"
            size="small"
            className={styles.step}
            onPress={() => go({ state: transition.source, event: transition.event })}
          >
            {label}
          </Button>
          {trigger !== '' && (
            <Text size="caption" tone="muted">
              {messages.trigger(trigger)}
            </Text>
          )}
        </>
      ),
    },
    text('from', messages.from, ({ from }) => from),
    text('to', messages.to, ({ to }) => to),
    text('needs', messages.needs, ({ needs }) => needs),
    ...(people.length > 0 ? [text('who', messages.who, ({ who }) => who)] : []),
    ...(snapshotIn(source) ? [text('used', messages.used, ({ used }) => used)] : []),
    ...(covered ? [coveredColumn] : []),
  ];
  return (
    <InteractiveTable
      className={styles.table}
      caption={messages.caption}
      filterLabel={messages.filter}
      hasColumnMenu
      columns={columns}
      rows={rows}
      getRowId={({ transition }) => transition.id}
    />
  );
}

const coveredColumn: DataColumn<StepRow> = {
  id: 'covered',
  header: messages.covered,
  isSortable: true,
  value: ({ scenarios }) => scenarios,
  align: 'end',
  cell: ({ scenarios }) => (scenarios === 0 ? messages.noScenario : String(scenarios)),
};

function text(id: string, header: string, value: (row: StepRow) => string): DataColumn<StepRow> {
  return { id, header, isSortable: true, value, cell: value };
}

function rowOf(
  explorer: Explorer,
  transition: GraphTransition,
  covered: CoveredSteps | null,
): StepRow {
  const { chart, source } = explorer;
  const { source: from, rule } = transition;
  const label = transitionLabel(transition);
  const trigger = triggerText(transition);
  return {
    transition,
    from: chart.label(from),
    label,
    trigger: trigger === label ? '' : trigger,
    to: toText(chart, transition),
    needs: ruleText(rule),
    who: isSent(transition, explorer) ? whoTakes(explorer, transition) : messages.byItself,
    used: usedText(source, transition.id),
    scenarios: covered?.[transition.id] ?? 0,
  };
}

/** Who can take a step with the samples; where only the data refuse everyone, that it depends on them. */
function whoTakes(explorer: Explorer, { id, source, event }: GraphTransition): string {
  const { people } = explorer;
  const roles = people.filter(({ role }) => role === '');
  const asked = (roles.length > 0 ? roles : people).map((person) => ({
    name: person.name,
    answers: verdictIn(explorer, source, event, person)?.answers ?? [],
  }));
  const can = asked.filter(({ answers }) => answers.some(({ by }) => by === id));
  const mayWithOtherData = asked.some(
    ({ answers }) =>
      answers.length > 0 && nearestRefusals(answers).every(({ right }) => right === undefined),
  );
  if (can.length === 0 && mayWithOtherData) return messages.dependsOnData;
  const names = (some: typeof asked) => some.map(({ name }) => name);
  return whoText(names(asked), names(can));
}
