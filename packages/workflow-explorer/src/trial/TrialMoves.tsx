import type { Waiting } from '@brandroom/statechart/waiting-for';
import { Button } from '@brandroom/ui/Button';
import { Disclosure } from '@brandroom/ui/Disclosure';
import { Inline } from '@brandroom/ui/Inline';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { TextArea } from '@brandroom/ui/TextArea';
import { useRef, useState } from 'react';
import type { AnyEventObject } from 'xstate';

import { durationText, fromName, transitionLabel } from '../chart/names';
import { groupedBy } from '../chart/grouped-by';
import { useExplorer } from '../explorer/explorer-context';
import { trialMessages as messages } from './trial.messages';
import { ScreenKeys } from '../explorer/ScreenKeys';
import { isSent } from '../explorer/use-verdict';
import { payloadsOf } from '../rights/verdict';
import type { Samples } from '../source';
import type { Move } from './moves';
import { innermost, nobody } from './situations';
import type { TrialStep } from './trial';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

interface TrialMovesProps {
  step: TrialStep;
  onPlay: (move: Move, by: string) => void;
  onDay: () => void;
}

/** Everything that can happen next: steps with their payloads, timers, pending actors, and an event as JSON. */
export function TrialMoves({ step, onPlay, onDay }: TrialMovesProps) {
  const { chart, samples, person, people, Shortcuts } = useExplorer();
  const { at } = step;
  const by = person ?? people[0] ?? nobody;
  const exits = innermost(step.snapshot).flatMap((path) => chart.exitsOf(path));
  const sent = exits.flatMap(({ transition }) => (isSent(transition) ? [transition] : []));
  const events = [...groupedBy(sent, ({ event }) => event)];
  const pending = step.waiting.flatMap((each) => pendingMoves(each, samples));
  const moves = useRef<HTMLDivElement>(null);
  const press = (index: number) => moves.current?.querySelectorAll('button')[index]?.click();
  const numberOf = (index: number) =>
    Shortcuts && index < 9 ? { shortcut: String(index + 1) } : {};
  return (
    <Stack gap={16}>
      <ScreenKeys
        keys={Object.fromEntries(
          Array.from({ length: 9 }, (_, index) => [String(index + 1), () => press(index)]),
        )}
      />
      {people.length > 0 && (
        <Inline gap={8}>
          <Text size="ui">{messages.clock(by.name, day.format(new Date(at)))}</Text>
          <Button size="small" onPress={onDay}>
            {messages.dayPasses}
          </Button>
        </Inline>
      )}
      <Stack as="ul" gap={8} ref={moves}>
        {events.map(([event, [first]], index) => (
          <li key={event}>
            <SentMove
              label={first ? transitionLabel(first) : event}
              payloads={payloadsOf(event, samples, by, at)}
              number={numberOf(index)}
              onSend={(sample) => onPlay({ send: sample }, by.name)}
            />
          </li>
        ))}
        {pending.map(({ label, move }, index) => (
          <li key={label}>
            <Button
              size="small"
              {...numberOf(events.length + index)}
              onPress={() => onPlay(move, '')}
            >
              {label}
            </Button>
          </li>
        ))}
      </Stack>
      <Disclosure title={messages.json}>
        <JsonEvent
          sample={samples.events(at)[0]?.event ?? { type: '' }}
          onSend={(event) => onPlay({ send: by.complete(event, at) }, by.name)}
        />
      </Disclosure>
    </Stack>
  );
}

interface SentMoveProps {
  label: string;
  payloads: readonly { readonly name: string; readonly event: AnyEventObject }[];
  /** The key that presses it. */
  number: { readonly shortcut?: string };
  onSend: (event: AnyEventObject) => void;
}

function SentMove({ label, payloads, number, onSend }: SentMoveProps) {
  const [chosen, setChosen] = useState('0');
  const payload = payloads[Number(chosen)] ?? payloads[0];
  return (
    <Inline gap={8}>
      <Button
        size="small"
        {...number}
        onPress={() => {
          if (payload) onSend(payload.event);
        }}
      >
        {label}
      </Button>
      {payloads.length > 1 && (
        <Select
          label={messages.payload(label)}
          isLabelHidden
          options={payloads.map(({ name }, index) => ({ value: String(index), label: name }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
    </Inline>
  );
}

/** The possible outcomes of a pending timer or actor, in words. */
function pendingMoves(
  pending: Waiting,
  { answers = {} }: Samples,
): readonly { readonly label: string; readonly move: Move }[] {
  const { id } = pending;
  if (pending.kind === 'timer')
    return [
      { label: messages.pass(durationText(pending.ms)), move: { wait: pending.ms, timer: id } },
    ];
  const bare = [{ name: '', with: null }];
  const { succeeds = bare, fails = bare } = answers[pending.logic ?? ''] ?? {};
  const name = fromName(pending.logic ?? id);
  const label = (does: string, answer: string) => (answer === '' ? does : `${does}: ${answer}`);
  return [
    ...succeeds.map((answer) => ({
      label: label(messages.succeeds(name), answer.name),
      move: { resolve: id, with: answer.with },
    })),
    ...fails.map((answer) => ({
      label: label(messages.fails(name), answer.name),
      move: { reject: id, with: answer.with },
    })),
  ];
}

interface JsonEventProps {
  /** The first value of the field. */
  sample: AnyEventObject;
  onSend: (event: AnyEventObject) => void;
}

function JsonEvent({ sample, onSend }: JsonEventProps) {
  const [text, setText] = useState(() => JSON.stringify(sample, null, 2));
  const [error, setError] = useState<string | undefined>();
  const send = () => {
    const event = eventIn(text);
    setError(event ? undefined : messages.jsonError);
    if (event) onSend(event);
  };
  return (
    <Stack gap={8} align="start">
      <TextArea
        label={messages.jsonLabel}
        rows={3}
        value={text}
        onChange={setText}
        errorMessage={error}
      />
      <Button size="small" onPress={send}>
        {messages.send}
      </Button>
    </Stack>
  );
}

function eventIn(text: string): AnyEventObject | null {
  try {
    const value: unknown = JSON.parse(text);
    const isEvent =
      typeof value === 'object' &&
      value !== null &&
      'type' in value &&
      typeof value.type === 'string' &&
      value.type !== '';
    return isEvent ? (value as AnyEventObject) : null;
  } catch {
    return null;
  }
}
