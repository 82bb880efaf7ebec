import { Button } from '@brandroom/ui/Button';
import { Disclosure } from '@brandroom/ui/Disclosure';
import { Inline } from '@brandroom/ui/Inline';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { TextArea } from '@brandroom/ui/TextArea';
import { useState } from 'react';
import type { AnyEventObject } from 'xstate';

import { durationText, fromName, transitionLabel } from '../chart/names';
import { groupedBy } from '../chart/grouped-by';
import { useExplorer } from '../explorer/explorer-context';
import { explorerMessages } from '../explorer/explorer.messages';
import { isSent } from '../explorer/use-verdict';
import { payloadsOf } from '../rights/verdict';
import type { Move } from './moves';
import { innermost, nobody } from './situations';
import type { TrialStep } from './trial';

const messages = explorerMessages.trial;

interface TrialMovesProps {
  step: TrialStep;
  onPlay: (move: Move, by: string) => void;
  onDay: () => void;
}

/** Everything that can happen next: steps with their payloads, timers, pending actors, and an event as JSON. */
export function TrialMoves({ step, onPlay, onDay }: TrialMovesProps) {
  const { chart, samples, person, people } = useExplorer();
  const { at } = step;
  const by = person ?? people[0] ?? nobody;
  const exits = innermost(step.snapshot).flatMap((path) => chart.exitsOf(path));
  const sent = exits.flatMap(({ transition }) => (isSent(transition) ? [transition] : []));
  return (
    <Stack gap={16}>
      {people.length > 0 && (
        <Inline gap={8}>
          <Text size="ui">{messages.clock(by.name, at.slice(0, 10))}</Text>
          <Button size="small" onPress={onDay}>
            {messages.dayPasses}
          </Button>
        </Inline>
      )}
      <Stack as="ul" gap={8}>
        {[...groupedBy(sent, ({ event }) => event)].map(([event, [first]]) => (
          <li key={event}>
            <SentMove
              label={first ? transitionLabel(first) : event}
              payloads={payloadsOf(event, samples, by, at)}
              onSend={(sample) => onPlay({ send: sample }, by.name)}
            />
          </li>
        ))}
        {step.waiting.map((pending) => (
          <li key={`${pending.kind} ${pending.id}`}>
            {pending.kind === 'timer' ? (
              <Button
                size="small"
                onPress={() => onPlay({ wait: pending.ms, timer: pending.id }, '')}
              >
                {messages.pass(durationText(pending.ms))}
              </Button>
            ) : (
              <PendingActor id={pending.id} logic={pending.logic} onPlay={onPlay} />
            )}
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
  onSend: (event: AnyEventObject) => void;
}

function SentMove({ label, payloads, onSend }: SentMoveProps) {
  const [chosen, setChosen] = useState('0');
  const payload = payloads[Number(chosen)] ?? payloads[0];
  return (
    <Inline gap={8}>
      <Button
        size="small"
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

interface PendingActorProps {
  id: string;
  logic: string | null;
  onPlay: TrialMovesProps['onPlay'];
}

function PendingActor({ id, logic, onPlay }: PendingActorProps) {
  const { samples } = useExplorer();
  const bare = [{ name: '', with: null }];
  const { succeeds = bare, fails = bare } = samples.answers?.[logic ?? ''] ?? {};
  const name = fromName(logic ?? id);
  const label = (does: string, answer: string) => (answer === '' ? does : `${does}: ${answer}`);
  return (
    <Inline gap={8}>
      {succeeds.map((answer) => (
        <Button
          key={answer.name}
          size="small"
          onPress={() => onPlay({ resolve: id, with: answer.with }, '')}
        >
          {label(messages.succeeds(name), answer.name)}
        </Button>
      ))}
      {fails.map((answer) => (
        <Button
          key={answer.name}
          size="small"
          onPress={() => onPlay({ reject: id, with: answer.with }, '')}
        >
          {label(messages.fails(name), answer.name)}
        </Button>
      ))}
    </Inline>
  );
}

interface JsonEventProps {
  /** What the field begins with. */
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
