import type { GraphState } from '@brandroom/statechart/graph';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { use } from 'react';

import type { Exit } from '../chart/chart';
import { targetText } from '../chart/describe-step';
import { actionText, ruleText } from '../chart/rule-text';
import { useExplorer } from './explorer-context';
import * as styles from './StatePanel.css';
import { isSent } from './verdict-in';
import { whyMessages as messages } from './why.messages';
import { WhyStep } from './WhyStep';

interface StepDetailsProps {
  state: GraphState;
  event: string;
  branches: readonly Exit[];
  label: string;
}

/** The details of an opened step: its target, rules, effects and tests, and why it can or can’t be taken. */
export function StepDetails({ state, event, branches, label }: StepDetailsProps) {
  const { chart, loadCovered } = useExplorer();
  const covered = loadCovered && use(loadCovered());
  const [first] = branches;
  // The rules of an event are shown once, with its first branch.
  const ofEvent = chart.exitsOf(state.path).find(({ transition }) => transition.event === event);
  const isFirst = ofEvent?.transition === first?.transition;
  return (
    <Stack gap={12} className={styles.stepText}>
      {branches.map(({ transition, from }) => {
        const tests = covered?.[transition.id];
        return (
          <Stack key={transition.id} gap={4}>
            <Text size="ui">{targetText(chart, transition)}</Text>
            {from && (
              <Text size="caption" tone="muted">
                {`${messages.on} ${chart.label(from.path)}`}
              </Text>
            )}
            {transition.rule && (
              <Text size="caption">{`${messages.needs}: ${ruleText(transition.rule)}`}</Text>
            )}
            {tests !== undefined && (
              <Text size="caption" tone="muted">
                {messages.covered(tests)}
              </Text>
            )}
            {transition.actions.length > 0 && (
              <Text size="caption" tone="muted">
                {`${messages.does}: ${transition.actions.map(actionText).join(', ')}`}
              </Text>
            )}
          </Stack>
        );
      })}
      {isFirst && first && isSent(first.transition) && (
        <WhyStep state={state} event={event} label={label} />
      )}
    </Stack>
  );
}
