import { beginningOf, inboxCuts } from '@brandroom/domain/content/cut-off';
import { initials } from '@brandroom/domain/format/initials';
import type { mailWidths } from '@brandroom/ui/MailPreview';
import { MailPreview } from '@brandroom/ui/MailPreview';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import type { ContentValues } from '../item/content-values';
import { NotYet } from './NotYet';
import { writingMessages } from './writing.messages';

const messages = writingMessages.preview.email;

interface EmailPreviewProps {
  values: ContentValues;
  brandName: string;
  width: (typeof mailWidths)[number];
}

/** An email in the inbox and opened, with placeholders for missing parts. */
export function EmailPreview({ values, brandName, width }: EmailPreviewProps) {
  const cuts = inboxCuts[width];
  const subject = values.subject.trim();
  return (
    <Stack gap={8}>
      <MailPreview
        label={messages.figure[width]}
        width={width}
        sender={brandName}
        initials={initials(brandName)}
        inboxSubject={
          subject === '' ? (
            <NotYet>{messages.noSubject}</NotYet>
          ) : (
            beginningOf(subject, cuts.subject)
          )
        }
        inboxPreheader={preheader(values, cuts.preheader)}
        subject={subject === '' ? <NotYet>{messages.noSubject}</NotYet> : subject}
      >
        {values.body.trim() === '' ? (
          <NotYet>{writingMessages.preview.noText}</NotYet>
        ) : (
          values.body
        )}
      </MailPreview>
      <Text size="caption" tone="muted">
        {messages.cuts(cuts.subject, cuts.preheader)}
      </Text>
    </Stack>
  );
}

function preheader(values: ContentValues, limit: number): string {
  const own = values.preheader.trim();
  if (own !== '') return beginningOf(own, limit);
  const body = values.body
    .slice(0, limit * 4)
    .replace(/\s+/gu, ' ')
    .trim();
  return body === '' ? messages.noPreheader : messages.instead(beginningOf(body, limit));
}
