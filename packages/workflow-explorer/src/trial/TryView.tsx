import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Copy, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';

import { useExplorer } from '../explorer/explorer-context';
import { explorerMessages } from '../explorer/explorer.messages';
import { answerOf } from '../rights/verdict';
import { moveText } from './move-text';
import type { Move } from './moves';
import { eventOf } from './moves';
import { innermost, startSituation } from './situations';
import { TrialForks } from './TrialForks';
import { TrialMoves } from './TrialMoves';
import type { Trial, TrialStart } from './trial';
import { beginTrial, goTo, scenarioOf, stepOf, tryMove } from './trial';

const messages = explorerMessages.trial;

type Origin = 'start' | 'state' | 'item';

/** A trial that changes nothing: play as anyone, let time pass, go back and take another way. */
export function TryView() {
  const explorer = useExplorer();
  const { chart, machine, samples, place, source, situationAt, words } = explorer;
  const [origin, setOrigin] = useState<Origin>(source.kind === 'item' ? 'item' : 'start');
  const [begun] = useState(() => begin(origin));
  const [trial, setTrial] = useState(begun.trial);
  const [problem, setProblem] = useState(begun.problem);

  function begin(from: Origin): { trial: Trial | null; problem: string } {
    const selected = place.state === null ? null : situationAt(place.state);
    const found =
      from === 'item' && source.kind === 'item'
        ? { situation: { snapshot: source.snapshot, waiting: [] }, reason: '' }
        : from === 'state'
          ? { situation: selected, reason: messages.unreachable }
          : startSituation(machine, samples.input);
    if (!found.situation) return { trial: null, problem: found.reason };
    const { value, context } = found.situation.snapshot;
    const start: TrialStart =
      from === 'start' ? { input: samples.input ?? {} } : { state: value, context };
    return { trial: beginTrial(found.situation, start, messages.origins[from]), problem: '' };
  }

  const restart = (from: Origin) => {
    setOrigin(from);
    const next = begin(from);
    setTrial(next.trial);
    setProblem(next.problem);
    if (next.trial) say(next.trial, messages.startedOver);
  };
  const say = (next: Trial, before: string) => {
    const states = innermost(stepOf(next).snapshot);
    announce(`${before} ${messages.now(states.map((path) => chart.label(path)).join(', '))}`);
    const [first] = states;
    if (first !== undefined && first !== place.state) explorer.go({ state: first, event: null });
  };
  const play = (move: Move, by: string) => {
    if (!trial) return;
    const now = stepOf(trial);
    const event = eventOf(now, move);
    const answer = event && answerOf(now.snapshot, { name: '', event }, words);
    const text = moveText(chart, move, innermost(now.snapshot));
    const label = by === '' ? text : messages.by(text, by);
    const reasons = answer?.refusals.map(({ reason }) => reason) ?? [];
    const next = tryMove(trial, move, { label, reasons });
    if (!next) {
      setProblem(messages.failed(text));
      return;
    }
    setProblem('');
    setTrial(next);
    const outcome = messages.outcomes[stepOf(next).outcome];
    say(next, [`${label}: ${outcome}.`, ...reasons].join(' '));
  };
  const show = (id: number, before: string) => {
    if (!trial) return;
    const next = goTo(trial, id);
    setTrial(next);
    say(next, before);
  };
  const step = trial && stepOf(trial);
  const ahead = trial?.ahead[trial.current];
  const parent = step?.parent ?? null;
  const copy = async () => {
    if (!trial) return;
    await navigator.clipboard.writeText(scenarioOf(trial, messages.scenario, samples.secrets));
    announce(messages.copied);
  };
  return (
    <Stack gap={24}>
      <InlineAlert title={messages.notice} />
      <Inline gap={8} align="end">
        <Select
          label={messages.from}
          options={[
            { value: 'start', label: messages.origins.start },
            ...(place.state === null
              ? []
              : [{ value: 'state' as const, label: messages.state(chart.label(place.state)) }]),
            ...(source.kind === 'item' ? [{ value: 'item' as const, label: source.name }] : []),
          ]}
          value={origin}
          onChange={restart}
        />
        <Button icon={RotateCcw} onPress={() => restart(origin)}>
          {messages.startOver}
        </Button>
        <Button
          icon={Undo2}
          isDisabled={parent === null}
          onPress={() => parent !== null && show(parent, messages.wentBack)}
        >
          {messages.back}
        </Button>
        <Button
          icon={Redo2}
          isDisabled={ahead === undefined}
          onPress={() => ahead !== undefined && show(ahead, messages.wentForward)}
        >
          {messages.forward}
        </Button>
        <Button icon={Copy} onPress={() => void copy()}>
          {messages.copy}
        </Button>
      </Inline>
      {problem !== '' && <InlineAlert tone="danger" isLive title={problem} />}
      {trial && step && (
        <>
          <Section
            size="lead"
            title={messages.now(
              innermost(step.snapshot)
                .map((path) => chart.label(path))
                .join(', '),
            )}
          >
            <Stack gap={16}>
              {step.outcome !== 'taken' && (
                <Text tone="danger">
                  {[`${step.label}: ${messages.outcomes[step.outcome]}.`, ...step.reasons].join(
                    ' ',
                  )}
                </Text>
              )}
              <TrialMoves step={step} onPlay={play} />
            </Stack>
          </Section>
          <TrialForks trial={trial} onShow={(id) => show(id, messages.wentTo)} />
        </>
      )}
    </Stack>
  );
}
