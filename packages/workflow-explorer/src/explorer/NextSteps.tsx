import type { GraphState, StatePath } from '@brandroom/statechart/graph';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Text } from '@brandroom/ui/Text';
import { useButtonRow } from '@brandroom/ui/use-button-row';
import { Suspense } from 'react';

import type { Exit } from '../chart/chart';
import { transitionLabel } from '../chart/names';
import type { Verdict } from '../rights/verdict';
import { isTaken, nearestRefusals, verdictText } from '../rights/verdict';
import { useExplorer } from './explorer-context';
import { ExpandButton } from './ExpandButton';
import { explorerMessages } from './explorer.messages';
import { StepDetails } from './lazy-views';
import { StateButton } from './StateButton';
import * as styles from './StatePanel.css';
import { isAsked, verdictIn } from './verdict-in';

const messages = explorerMessages.panel;

/** The steps that lead on, grouped by event: its button opens the rules. */
export function NextSteps({ state }: { state: GraphState }) {
  const explorer = useExplorer();
  const { chart, place, active, person, Shortcuts } = explorer;
  const hasNumbers = place.view === 'diagram' || (Shortcuts !== null && place.view !== 'try');
  const steps = chart.stepsOf(state.path).flatMap((branches) => {
    const [first] = branches;
    if (!first) return [];
    const { event } = first.transition;
    const answer = isAsked(first.transition, explorer)
      ? verdictIn(explorer, state.path, event, person)
      : null;
    return { event, label: transitionLabel(first.transition), branches, answer };
  });
  const isSample =
    !active.has(state.path) &&
    steps.some(({ event, answer }) => answer && (event === place.event || readsData(answer)));
  return (
    <Section
      title={messages.next}
      headingLevel={3}
      size="ui"
      {...(isSample ? { description: messages.sample } : {})}
    >
      {steps.length === 0 ? (
        <Text tone="muted">{messages.noNext}</Text>
      ) : (
        <ul key={state.path} role="list" className={styles.steps}>
          {steps.map((step, index) => (
            <NextStep
              key={`${step.event} ${step.label}`}
              {...step}
              state={state}
              number={hasNumbers && index < 9 ? index + 1 : null}
            />
          ))}
        </ul>
      )}
      {place.event !== null && steps.every(({ event }) => event !== place.event) && (
        <Suspense>
          <StepDetails state={state} event={place.event} branches={[]} label="" />
        </Suspense>
      )}
    </Section>
  );
}

interface Step {
  readonly event: string;
  readonly label: string;
  readonly branches: readonly Exit[];
  /** Null without a person. */
  readonly answer: Verdict | null;
}

interface NextStepProps extends Step {
  state: GraphState;
  /** The key that follows it. */
  number: number | null;
}

/** A step and the states that it leads to are one Tab stop. */
function NextStep({ state, event, label, branches, answer, number }: NextStepProps) {
  const { place, active, source, go } = useExplorer();
  const targets = targetsOf(branches);
  const { keys, button } = useButtonRow(targets.length + 1);
  const isOpen = place.event === event;
  // Without a reason it is short, beside the target.
  const isShort = answer?.outcome === 'can';
  const key = number === null ? {} : { shortcut: String(number) };
  // Without a real item or process, the section gives the answer once for all steps.
  const isReal = source.kind !== 'simulation' && active.has(state.path);
  const samples = isReal && answer ? samplesOf(answer, isOpen) : [];
  return (
    <li className={styles.step} {...keys}>
      <ExpandButton
        isOpen={isOpen}
        {...(targets.length === 0 ? key : {})}
        {...button(0)}
        onPress={() => go({ event: isOpen ? null : event })}
      >
        {label}
      </ExpandButton>
      <Inline gap={8}>
        {targets.map((target, at) => (
          <StateButton key={target} path={target} {...(at === 0 ? key : {})} {...button(at + 1)} />
        ))}
        {isShort && (
          <Text size="caption" tone="muted">
            {isTaken(answer, branches) ? verdictText(answer) : messages.otherBranch}
          </Text>
        )}
      </Inline>
      {/* The opened rules answer for each payload. */}
      {answer && !isShort && !(isOpen && answer.outcome === 'depends') && (
        <Text
          size="caption"
          tone={answer.outcome === 'cannot' ? 'danger' : 'muted'}
          className={styles.stepText}
        >
          {verdictText(answer)}
        </Text>
      )}
      {samples.length > 0 && (
        <Text size="caption" tone="muted" className={styles.stepText}>
          {messages.answeredFor(samples)}
        </Text>
      )}
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <StepDetails {...{ state, event, branches, label }} />
        </Suspense>
      )}
    </li>
  );
}

/** Whether a refusal is about the data, not only about rights. */
function readsData({ answers }: Verdict): boolean {
  return nearestRefusals(answers).some(({ right }) => right === undefined);
}

/** The samples on which an answer depends; none if a permission is missing, which refuses every event. */
function samplesOf(answer: Verdict, isOpen: boolean): readonly string[] {
  const depends = isOpen || answer.outcome !== 'cannot' || readsData(answer);
  return depends ? answer.answers.flatMap((each) => (each.isSample ? each.sample : [])) : [];
}

function targetsOf(branches: readonly Exit[]): readonly StatePath[] {
  return [...new Set(branches.flatMap(({ transition }) => transition.targets ?? []))];
}
