import type { StatePath } from '@brandroom/statechart/graph';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useButtonRow } from '@brandroom/ui/use-button-row';
import { Copy, Redo2, RotateCcw, Undo2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';

import { useExplorer } from '../explorer/explorer-context';
import { focusHeading } from '../explorer/focus-heading';
import { trialMessages as messages } from './trial.messages';
import { ScreenKeys } from '../explorer/ScreenKeys';
import { exportsMessages } from '../exports/exports.messages';
import { EndButton } from '../timeline/EndButton';
import type { Move } from './moves';
import { innermost } from './situations';
import * as styles from './Trial.css';
import { TrialForks } from './TrialForks';
import { TrialMoves } from './TrialMoves';
import type { Trial } from './trial';
import { goTo, passDay, scenarioOf, stepOf } from './trial';
import type { TrialOrigin } from './trial-run';
import { useTrial } from './use-trial';

/** A trial that changes nothing: play as anyone, let time pass, go back and take another way. */
export function TryView() {
  const explorer = useExplorer();
  const { chart, samples, place, stored, run } = explorer;
  const { begin, first: firstTrial, label, played, show: showRun, whereIn } = useTrial();
  const [first] = useState(() => run ?? firstTrial());
  const { origin, from, trial, problem } = run ?? first;
  const [isCopyRefused, setCopyRefused] = useState(false);
  const setRun = (next: typeof first) => {
    setCopyRefused(false);
    showRun(next);
  };
  const setTrial = (next: Trial, nextProblem = '') =>
    setRun({ origin, from, trial: next, problem: nextProblem });

  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button of the step, or the view before, is gone.
    if (run) focusHeading(section.current);
  }, [run]);
  const restart = (nextOrigin: TrialOrigin, path: StatePath | null) => {
    const next = begin(nextOrigin, path);
    setRun(next);
    if (next.trial) say(next.trial, messages.startedOver);
  };
  const say = (next: Trial, before: string) => {
    announce(`${before} ${whereIn(next)}`);
    const [state] = innermost(stepOf(next).snapshot);
    if (state !== undefined && state !== place.state) explorer.go({ state, event: null });
  };
  const play = (move: Move, by: string) => {
    if (!trial) return;
    const { next, said } = played(trial, move, by);
    setTrial(next ?? trial, next ? '' : said);
    if (next) say(next, said);
  };
  const show = (id: number, before: string) => {
    if (!trial) return;
    const next = goTo(trial, id);
    setTrial(next);
    say(next, before);
  };
  const { row, button } = useButtonRow();
  const step = trial && stepOf(trial);
  const ahead = trial?.ahead[trial.current];
  const parent = step?.parent ?? null;
  const goBack = () =>
    parent === null ? announce(messages.isFirst) : show(parent, messages.wentBack);
  const copy = async () => {
    if (!trial) return;
    setCopyRefused(false);
    const text = scenarioOf(trial, messages.scenario, samples.secrets);
    try {
      await navigator.clipboard.writeText(text);
      announce(messages.copied);
    } catch {
      setCopyRefused(true);
    }
  };
  return (
    <Stack gap={24}>
      <ScreenKeys keys={{ Backspace: goBack }} />
      <InlineAlert className={styles.notice} title={messages.notice} />
      <Inline gap={8} align="end">
        <Select
          label={messages.from}
          options={[
            { value: 'start', label: messages.origins.start },
            ...(from === null && place.state === null
              ? []
              : [
                  {
                    value: 'state' as const,
                    label: messages.state(chart.label(from ?? place.state ?? '')),
                  },
                ]),
            ...(stored.kind === 'item' ? [{ value: 'item' as const, label: stored.name }] : []),
          ]}
          value={origin}
          onChange={(next) => restart(next, next === 'state' ? place.state : null)}
        />
        <Inline gap={8} {...row} aria-label={messages.tools}>
          <Button icon={RotateCcw} {...button(0)} onPress={() => restart(origin, from)}>
            {messages.startOver}
          </Button>
          <EndButton
            icon={Undo2}
            end={parent === null ? messages.isFirst : null}
            {...button(1)}
            onPress={goBack}
          >
            {messages.back}
          </EndButton>
          <EndButton
            icon={Redo2}
            end={ahead === undefined ? messages.isLast : null}
            {...button(2)}
            onPress={() => {
              if (ahead !== undefined) show(ahead, messages.wentForward);
            }}
          >
            {messages.forward}
          </EndButton>
          <Button icon={Copy} {...button(3)} onPress={() => void copy()}>
            {messages.copy}
          </Button>
        </Inline>
      </Inline>
      {[problem, isCopyRefused ? exportsMessages.notCopied : ''].map(
        (text) => text !== '' && <InlineAlert key={text} tone="danger" isLive title={text} />,
      )}
      {trial && step && (
        <>
          <Section ref={section} size="lead" title={whereIn(trial)}>
            <Stack gap={16}>
              {step.outcome !== 'taken' && (
                <Text tone="danger">
                  {[`${step.label}: ${messages.outcomes[step.outcome]}.`, ...step.reasons].join(
                    ' ',
                  )}
                </Text>
              )}
              <TrialMoves
                step={step}
                own={origin === 'item' ? explorer.own : null}
                onPlay={play}
                onDay={() => {
                  const next = passDay(trial, samples, { day: messages.dayPasses, of: label });
                  setTrial(next);
                  say(next, `${messages.dayPasses}.`);
                }}
              />
            </Stack>
          </Section>
          <TrialForks trial={trial} onShow={(id) => show(id, messages.wentTo)} />
        </>
      )}
    </Stack>
  );
}
