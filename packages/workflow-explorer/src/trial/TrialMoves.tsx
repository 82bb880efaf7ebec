import { Button } from '@brandroom/ui/Button';
import { Disclosure } from '@brandroom/ui/Disclosure';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useRef } from 'react';

import { transitionLabel } from '../chart/names';
import { groupedBy } from '../chart/grouped-by';
import { useExplorer } from '../explorer/explorer-context';
import { trialMessages as messages } from './trial.messages';
import { ScreenKeys } from '../explorer/ScreenKeys';
import { isSent } from '../explorer/verdict-in';
import { payloadsOf } from '../rights/payloads';
import type { OwnPayloads } from '../source';
import { JsonEvent } from './JsonEvent';
import type { Move } from './moves';
import { clockMoves, pendingMoves } from './pending-moves';
import { SentMove } from './SentMove';
import { innermost, nobody } from './situations';
import type { TrialStep } from './trial';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

interface TrialMovesProps {
  step: TrialStep;
  /** The payloads of the item that is tried; null without one. */
  own: OwnPayloads | null;
  onPlay: (move: Move, by: string) => void;
  onDay: () => void;
}

/** Everything that can happen next: steps with their payloads, timers, pending actors, and an event as JSON. */
export function TrialMoves({ step, own, onPlay, onDay }: TrialMovesProps) {
  const { chart, samples, person, people, Shortcuts } = useExplorer();
  const { at } = step;
  const by = person ?? people[0] ?? nobody;
  const exits = innermost(step.snapshot).flatMap((path) => chart.exitsOf(path));
  const sendable = exits.flatMap(({ transition }) =>
    isSent(transition, { samples }) ? [transition] : [],
  );
  const events = [...groupedBy(sendable, ({ event }) => event)];
  const pending = [
    ...step.waiting.flatMap((each) => pendingMoves(each, samples, exits)),
    ...clockMoves(step, samples, exits, at),
  ];
  const moves = useRef<HTMLDivElement>(null);
  const press = (index: number) =>
    moves.current?.querySelectorAll('li')[index]?.querySelector('button')?.click();
  const numberOf = (index: number) =>
    Shortcuts && index < 9 ? { shortcut: String(index + 1) } : {};
  return (
    <Stack gap={16}>
      <ScreenKeys
        keys={Object.fromEntries(
          Array.from({ length: 9 }, (_, index) => [String(index + 1), () => press(index)]),
        )}
      />
      <Inline gap={8}>
        <Text size="ui">{messages.clock(by.name, day.format(new Date(at)))}</Text>
        <Button size="small" onPress={onDay}>
          {messages.dayPasses}
        </Button>
      </Inline>
      <Stack as="ul" gap={8} ref={moves}>
        {events.map(([event, [first]], index) => (
          <li key={event}>
            <SentMove
              label={first ? transitionLabel(first) : event}
              payloads={payloadsOf(event, samples, by, { snapshot: step.snapshot, at, own })}
              by={by}
              at={at}
              number={numberOf(index)}
              onSend={(sent) => onPlay({ send: by.complete(sent, at) }, by.name)}
            />
          </li>
        ))}
        {pending.map(({ key, label, move }, index) => (
          <li key={key}>
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
