import type { ExplainedRule } from '@brandroom/statechart/explain';
import { explain } from '@brandroom/statechart/explain';
import type { GraphState } from '@brandroom/statechart/graph';
import { Disclosure } from '@brandroom/ui/Disclosure';
import { Icon } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';
import { Section } from '@brandroom/ui/Section';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Check, CircleHelp, X } from 'lucide-react';
import { useState } from 'react';

import { fromName } from '../chart/names';
import { factText, rawText } from '../rights/fact-text';
import type { ReadValue } from '../rights/values-read';
import { valuesRead } from '../rights/values-read';
import { answerOf } from '../rights/verdict';
import { useExplorer } from './explorer-context';
import { whyMessages as messages } from './why.messages';
import * as styles from './StatePanel.css';
import { TryStep } from './TryStep';
import { payloadsIn } from './verdict-in';
import { WhoCan } from './WhoCan';

interface WhyStepProps {
  state: GraphState;
  event: string;
  label: string;
}

/** Why a step can or can’t be taken here: each rule with its answer, the values it read, and a solution. */
export function WhyStep({ state, event, label }: WhyStepProps) {
  const explorer = useExplorer();
  const { situationAt, samples, people, person, words, active, own, helpFor } = explorer;
  const [chosen, setChosen] = useState<string | null>(null);
  const situation = situationAt(state.path);
  if (!situation) return <Text tone="muted">{messages.unreachable}</Text>;
  // Without a chosen person, the rules would answer that no one is signed in.
  if (person === null && people.length > 0)
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
  const payloads = payloadsIn(explorer, state.path, event, person, situation);
  // Of an item, people ask why it can’t be done.
  const isItem = own !== null && active.has(state.path);
  const refused = isItem
    ? payloads.find(
        (each) => !each.isSpecialCase && answerOf(snapshot, each, words).outcome === 'refused',
      )
    : undefined;
  const payload = payloads[Number(chosen ?? '-')] ?? refused ?? payloads[0];
  if (!payload) return null;
  const answer = answerOf(snapshot, payload, words);
  const { transitions } = explain(snapshot, payload.event, words);
  const ruled = transitions.flatMap(({ id, rule }) => (rule ? [{ id, rule }] : []));
  const readBy: ReadBy = ({ name: rule, params }) =>
    rule === null ? [] : valuesRead(snapshot, payload.event, rule, params, samples.secrets);
  const name = person?.name ?? '';
  const verdicts = { taken: messages.can(name), refused: messages.cannot(name) } as const;
  const verdict =
    answer.outcome === 'taken' || answer.outcome === 'refused'
      ? verdicts[answer.outcome]
      : messages.notHandled;
  const fixes = answer.refusals.filter(({ fix }) => fix !== '');
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
          {verdict}
        </Text>
        {ruled.length === 0 && <Text tone="muted">{messages.noRules}</Text>}
        {ruled.map(({ id, rule }) => (
          <Rule key={id} rule={rule} readBy={readBy} />
        ))}
        <RawValues values={ruled.flatMap(({ rule }) => leavesOf(rule)).flatMap(readBy)} />
        {answer.outcome === 'refused' && fixes.length > 0 && (
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
        {answer.outcome === 'taken' && (
          <TryStep path={state.path} event={event} payload={payload.event} />
        )}
        <WhoCan state={state} event={event} />
      </Stack>
    </Section>
  );
}

/** The values that a rule without parts reads. */
type ReadBy = (rule: ExplainedRule) => readonly ReadValue[];

interface RuleProps {
  rule: ExplainedRule;
  readBy: ReadBy;
}

const marks = { yes: Check, no: X, unknown: CircleHelp } as const;

function leavesOf(rule: ExplainedRule): readonly ExplainedRule[] {
  return rule.parts.length === 0 ? [rule] : rule.parts.flatMap(leavesOf);
}

function Rule({ rule, readBy }: RuleProps) {
  const state = rule.holds === null ? 'unknown' : rule.refuses ? 'no' : 'yes';
  const word = { yes: messages.holds, no: messages.fails, unknown: messages.unknown }[state];
  // “Not” around one rule reads as one line.
  const [part] = rule.parts;
  const isNot = rule.op === 'not' && part !== undefined && part.parts.length === 0;
  const asked = isNot ? part : rule;
  const isGroup = asked.parts.length > 0;
  const facts = isGroup ? [] : readBy(asked).flatMap((each) => factText(each) ?? []);
  const title = isNot ? messages.not(ruleName(asked)) : ruleName(asked);
  return (
    <Stack gap={4}>
      <Inline gap={8} align="start" isWrapping={false}>
        <Icon of={marks[state]} size="small" />
        <Text size="ui" as="span">
          {isGroup ? (
            <strong>{groupText(rule, state)}</strong>
          ) : (
            <>
              <strong>{`${word}: `}</strong>
              {title}
            </>
          )}
        </Text>
      </Inline>
      {rule.refuses && !isGroup && (
        <Text size="caption" tone="danger">
          {rule.says}
        </Text>
      )}
      {facts.map((fact) => (
        <Text key={fact} size="caption" tone="muted">
          {fact}
        </Text>
      ))}
      {isGroup && (
        <Stack as="ul" gap={8} className={styles.parts}>
          {rule.parts.map((inner, index) => (
            <li key={index}>
              <Rule rule={inner} readBy={readBy} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** The values that the rules read, as they are stored. */
function RawValues({ values }: { values: readonly ReadValue[] }) {
  if (values.length === 0) return null;
  return (
    <Disclosure title={messages.details}>
      <Stack gap={4}>
        {[...new Set(values.map(rawText))].map((text) => (
          <Text key={text} size="caption" className={styles.raw}>
            {text}
          </Text>
        ))}
      </Stack>
    </Disclosure>
  );
}

function groupText({ op, name }: ExplainedRule, state: keyof typeof marks): string {
  const texts = op === 'and' || op === 'or' || op === 'not' ? messages.groups[op] : null;
  const text = texts === null || state === 'unknown' ? messages.unknownGroup : texts[state];
  return name === null ? text : `${fromName(name)}: ${text}`;
}

function ruleName({ name, says }: ExplainedRule): string {
  return name === null ? says : fromName(name);
}
