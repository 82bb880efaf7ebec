import type { Explanation } from '@brandroom/statechart/explain';
import { codeOf, explain, explainEventless } from '@brandroom/statechart/explain';
import type { GraphState, GraphTransition } from '@brandroom/statechart/graph';
import { Link } from '@brandroom/ui/Link';
import { Section } from '@brandroom/ui/Section';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';

import { automaticPayloads } from '../rights/automatic';
import type { Payload } from '../rights/payloads';
import type { ReadBy } from '../rights/RuleTree';
import { leavesOf, RawValues, RuleTree } from '../rights/RuleTree';
import { valuesRead } from '../rights/values-read';
import { answerOf } from '../rights/verdict';
import type { Explorer } from './explorer-context';
import { useExplorer } from './explorer-context';
import { whyMessages as messages } from './why.messages';
import { TryStep } from './TryStep';
import { isSent, payloadsIn } from './verdict-in';
import { WhoCan } from './WhoCan';

interface WhyStepProps {
  state: GraphState;
  /** The first of the event’s branches. */
  step: GraphTransition;
  label: string;
}

/** Why a step can or can’t be taken here: each rule with its answer, the values it read, and a solution. */
export function WhyStep({ state, step, label }: WhyStepProps) {
  const explorer = useExplorer();
  const { situationAt, samples, people, person, words, active, own, helpFor, chart } = explorer;
  const [chosen, setChosen] = useState<string | null>(null);
  const { event } = step;
  const situation = situationAt(state.path);
  if (!situation) return <Text tone="muted">{messages.unreachable}</Text>;
  const isByPerson = isSent(step, explorer);
  // Without a chosen person, the rules would answer that no one is signed in.
  if (isByPerson && person === null && people.length > 0)
    return (
      <Section title={messages.title(label)} headingLevel={4} size="ui">
        <Stack gap={12}>
          <Text tone="muted">{messages.chooseWho}</Text>
          <TryStep path={state.path} event={event} />
          <WhoCan state={state} event={event} />
        </Stack>
      </Section>
    );
  const { snapshot } = situation;
  const payloads = isByPerson
    ? payloadsIn(explorer, state.path, event, person, situation)
    : automaticPayloads(chart, samples, snapshot, step);
  // Of an item, people ask why it can’t be done.
  const isItem = own !== null && active.has(state.path);
  const refused = isItem
    ? payloads.find(
        (each) => !each.isSpecialCase && answerOf(snapshot, each, words).outcome === 'refused',
      )
    : undefined;
  const payload = payloads[Number(chosen ?? '-')] ?? refused ?? payloads[0];
  if (!payload) return null;
  const { outcome, fixes, ruled } = answeredIn(explorer, state, step, snapshot, payload);
  const readBy: ReadBy = (rule) => {
    const asked = rule.name ?? codeOf(rule);
    return valuesRead(snapshot, payload.event, asked, rule.params, samples.secrets);
  };
  const verdicts =
    step.kind === 'event' && event !== samples.clock?.event
      ? messages.verdicts(person?.name ?? '')
      : messages.automatic;
  return (
    <Section title={messages.title(label)} headingLevel={4} size="ui">
      <Stack gap={12}>
        {payloads.length > 1 && (
          <Select
            label={messages.with}
            options={payloads.map((each, index) => ({ value: String(index), label: each.name }))}
            value={String(payloads.indexOf(payload))}
            onChange={setChosen}
          />
        )}
        <Text weight="strong" size="ui">
          {verdicts[outcome]}
        </Text>
        {ruled.length === 0 && <Text tone="muted">{messages.noRules}</Text>}
        {ruled.map(({ id, rule }) => (
          <RuleTree key={id} rule={rule} readBy={readBy} />
        ))}
        <RawValues values={ruled.flatMap(({ rule }) => leavesOf(rule)).flatMap(readBy)} />
        {outcome === 'refused' && fixes.length > 0 && (
          <Stack gap={4}>
            <Text size="ui" weight="strong">
              {messages.fix}
            </Text>
            {fixes.map((refusal) => {
              const link = helpFor(refusal);
              return (
                <Text key={refusal.reason} size="ui">
                  {refusal.fix} {link && <Link href={link.href}>{link.label}</Link>}
                </Text>
              );
            })}
          </Stack>
        )}
        {isByPerson && (
          <>
            {(outcome === 'taken' || outcome === 'refused') && (
              <TryStep path={state.path} event={event} payload={payload.event} />
            )}
            <WhoCan state={state} event={event} />
          </>
        )}
      </Stack>
    </Section>
  );
}

/** The answer to one payload, with each rule that was asked. An automatic step has no event that could be sent. */
function answeredIn(
  { chart, words }: Explorer,
  { path }: GraphState,
  { kind }: GraphTransition,
  snapshot: AnyMachineSnapshot,
  payload: Payload,
) {
  const rulesOf = (transitions: Explanation['transitions']) =>
    transitions.flatMap(({ id, rule }) => (rule ? [{ id, rule }] : []));
  if (kind === 'always') {
    const ids = new Set(chart.exitsOf(path).map(({ transition }) => transition.id));
    const own = explainEventless(snapshot, words).filter(({ id }) => ids.has(id));
    const isTaken = own.some((each) => each.outcome === 'taken');
    return { outcome: isTaken ? 'taken' : 'refused', fixes: [], ruled: rulesOf(own) } as const;
  }
  const { outcome, refusals } = answerOf(snapshot, payload, words);
  const { transitions } = explain(snapshot, payload.event, words);
  const fixes = refusals.filter(({ fix }) => fix !== '');
  return { outcome, fixes, ruled: rulesOf(transitions) };
}
