import { announce } from '@brandroom/ui/announce';
import type { DataColumn } from '@brandroom/ui/data-column';
import { Inline } from '@brandroom/ui/Inline';
import { InteractiveTable } from '@brandroom/ui/InteractiveTable';
import { Section } from '@brandroom/ui/Section';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { Switch } from '@brandroom/ui/Switch';
import { Text } from '@brandroom/ui/Text';

import { transitionLabel } from '../chart/names';
import { useExplorer } from '../explorer/explorer-context';
import { rightsMessages } from './rights.messages';
import { verdictIn } from '../explorer/verdict-in';
import type { Person } from '../source';
import { personText } from '../source';
import { PathAnswer } from './PathAnswer';
import { verdictText } from './verdict';
import type { WhoRow } from './who-rows';
import { distinctPeople, whoRowsOf } from './who-rows';

const messages = rightsMessages.people;
const none = '';

/** Who can take which step in which state, with the reason where they can’t. */
export function PeopleView() {
  const explorer = useExplorer();
  const { chart, people, person, place, samples, go } = explorer;
  if (people.length === 0)
    return (
      <Stack gap={32}>
        <PathAnswer />
        <Text tone="muted">{messages.asksNobody}</Text>
      </Stack>
    );
  const other = people.find((each) => each.id === place.other && each !== person) ?? null;
  const chosen = person ? [person, other].filter((each) => each !== null) : [];
  const rows = whoRowsOf(chart, samples);
  const answerOf = ({ state, transition }: WhoRow, each: Person) => {
    const found = verdictIn(explorer, state, transition.event, each);
    return found ? verdictText(found) : messages.unreachable;
  };
  const shown: readonly Person[] =
    chosen.length > 0
      ? chosen
      : distinctPeople(people, (each) => rows.map((row) => answerOf(row, each)).join('\n'));
  const differingFrom = (one: Person, two: Person) =>
    rows.filter((row) => answerOf(row, one) !== answerOf(row, two));
  const differing = person && other && differingFrom(person, other);
  const isFiltered = place.only === 'differences';
  const listed = (isFiltered && differing) || rows;
  const columns: readonly DataColumn<WhoRow>[] = [
    {
      id: 'step',
      header: messages.step,
      isRowHeader: true,
      value: ({ transition }) => transitionLabel(transition),
      cell: ({ transition }) => transitionLabel(transition),
    },
    {
      id: 'state',
      header: messages.state,
      value: ({ state }) => chart.label(state),
      cell: ({ state }) => chart.label(state),
    },
    ...shown.map((each): DataColumn<WhoRow> => {
      const answer = (row: WhoRow) => answerOf(row, each);
      return { id: each.id, header: personText(each), value: answer, cell: answer };
    }),
  ];
  return (
    <Stack gap={32}>
      <PathAnswer />
      <Section title={messages.title} size="lead">
        <Stack gap={16}>
          {person ? (
            <Select
              label={messages.compare}
              description={messages.with(person.name)}
              options={[
                { value: none, label: messages.noOther },
                ...people
                  .filter(({ id }) => id !== person.id)
                  .map((each) => ({ value: each.id, label: personText(each) })),
              ]}
              value={other?.id ?? none}
              onChange={(id) => {
                go(id === none ? { other: null, only: null } : { other: id });
                const next = people.find((each) => each.id === id);
                if (next)
                  announce(
                    messages.differ(next.name, differingFrom(person, next).length, rows.length),
                  );
              }}
            />
          ) : (
            <Text tone="muted">{messages.chooseFirst}</Text>
          )}
          {differing && (
            <Inline gap={16}>
              <Switch
                isSelected={isFiltered}
                onChange={(only) => {
                  go({ only: only ? 'differences' : null });
                  announce(messages.listed((only ? differing : rows).length, rows.length));
                }}
              >
                {messages.onlyDifferences}
              </Switch>
              <Text size="ui" tone="muted">
                {messages.listed(listed.length, rows.length)}
              </Text>
            </Inline>
          )}
          {person && other && listed.length === 0 ? (
            <Text>{messages.same(person.name, other.name)}</Text>
          ) : (
            <InteractiveTable
              caption={messages.title}
              columns={columns}
              rows={listed}
              getRowId={({ state, transition }) => `${state} ${transition.event}`}
            />
          )}
        </Stack>
      </Section>
    </Stack>
  );
}
