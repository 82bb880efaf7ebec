import type { ExplainedRule } from '@brandroom/statechart/explain';
import { Disclosure } from '@brandroom/ui/Disclosure';
import { Icon } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Check, CircleQuestionMark, X } from 'lucide';

import { fromName } from '../chart/names';
import * as styles from '../explorer/StatePanel.css';
import { whyMessages as messages } from '../explorer/why.messages';
import { factText, rawText } from './fact-text';
import type { ReadValue } from './values-read';

/** The values that a rule without parts reads. */
export type ReadBy = (rule: ExplainedRule) => readonly ReadValue[];

interface RuleProps {
  rule: ExplainedRule;
  readBy: ReadBy;
}

const marks = { yes: Check, no: X, unknown: CircleQuestionMark } as const;

/** The rules without parts. */
export function leavesOf(rule: ExplainedRule): readonly ExplainedRule[] {
  return rule.parts.length === 0 ? [rule] : rule.parts.flatMap(leavesOf);
}

/** A rule with its answer, the values that it read, and its parts. */
export function RuleTree({ rule, readBy }: RuleProps) {
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
              <RuleTree rule={inner} readBy={readBy} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** The values that the rules read, as they are stored. */
export function RawValues({ values }: { values: readonly ReadValue[] }) {
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

function ruleName({ op, name, says }: ExplainedRule): string {
  if (op === 'unnamed') return messages.unnamed;
  return name === null ? says : fromName(name);
}
