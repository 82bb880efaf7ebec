import type { MailFinding } from '@brandroom/domain/email/mail-check';
import { Badge } from '@brandroom/ui/Badge';
import { Icon } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import { CircleAlert, CircleCheck, Info } from 'lucide';

import { emailsMessages } from './emails.messages';

const messages = emailsMessages.check;
const icons = { problem: CircleAlert, advice: Info, fine: CircleCheck };

interface EmailCheckProps {
  findings: readonly MailFinding[];
}

/** The check of an email before it is sent: problems first. */
export function EmailCheck({ findings }: EmailCheckProps) {
  const count = (kind: MailFinding['kind']) => findings.filter((each) => each.kind === kind).length;
  const [problems, advice] = [count('problem'), count('advice')];
  const kinds = ['problem', 'advice', 'fine'] as const;
  const ordered = kinds.flatMap((kind) => findings.filter((each) => each.kind === kind));
  const summary = messages.findings(problems, advice);
  return (
    <Section
      title={
        <Inline as="span">
          {messages.title}{' '}
          <Badge tone={problems > 0 ? 'danger' : advice > 0 ? 'warning' : 'success'}>
            {summary === '' ? messages.ready : summary}
          </Badge>
        </Inline>
      }
    >
      <Findings findings={ordered} />
    </Section>
  );
}

/** Findings as a list, each with its kind. */
export function Findings({ findings }: EmailCheckProps) {
  return (
    <Stack as="ul" gap={8} aria-label={messages.title}>
      {findings.map(({ topic, kind, text }) => (
        <li key={`${topic} ${text}`}>
          <Inline gap={8} align="start" isWrapping={false}>
            <Icon of={icons[kind]} size="small" />
            <VisuallyHidden>{messages[kind]}:</VisuallyHidden>
            <Text size="ui" {...(kind === 'fine' ? { tone: 'muted' } : {})}>
              {text}
            </Text>
          </Inline>
        </li>
      ))}
    </Stack>
  );
}
