import { beginningOf, inboxCuts } from '@brandroom/domain/content/cut-off';
import type { MailMessage } from '@brandroom/domain/email/mail-message';
import { mailText } from '@brandroom/domain/email/mail-text';
import { mailTree } from '@brandroom/domain/email/mail-tree';
import { initials } from '@brandroom/domain/format/initials';
import { ButtonToolbar } from '@brandroom/ui/ButtonToolbar';
import { Inline } from '@brandroom/ui/Inline';
import { MailFrame } from '@brandroom/ui/MailFrame';
import { MailPreview } from '@brandroom/ui/MailPreview';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { ToggleGroup } from '@brandroom/ui/ToggleGroup';
import { useMemo, useState } from 'react';

import { emailsMessages } from './emails.messages';

const messages = emailsMessages.preview;
const views = ['desktop', 'phone', 'text'] as const;
type View = (typeof views)[number];
const options = views.map((value) => ({ value, label: messages.views[value] }));

interface EmailPreviewProps {
  message: MailMessage;
  /** The initial device. */
  first: View;
}

/**
 * An email as its readers see it: on both devices, in dark mode, without images or as plain text.
 */
export function EmailPreview({ message, first }: EmailPreviewProps) {
  const [view, setView] = useState<View>(first);
  const [isDark, setDark] = useState(false);
  const [hasImages, setImages] = useState(true);
  const settings = [
    { id: 'dark' as const, label: messages.dark, isPressed: isDark },
    { id: 'images' as const, label: messages.imagesOff, isPressed: !hasImages },
  ];
  return (
    <Stack gap={12}>
      <Inline gap={12}>
        <ToggleGroup
          label={messages.view}
          options={options}
          value={view}
          onChange={setView}
          size="small"
        />
        {view !== 'text' && (
          <ButtonToolbar
            label={messages.reader}
            items={settings}
            onPress={(id) => (id === 'dark' ? setDark(!isDark) : setImages(!hasImages))}
          />
        )}
      </Inline>
      <Shown message={message} view={view} isDark={isDark} hasImages={hasImages} />
    </Stack>
  );
}

interface ShownProps {
  message: MailMessage;
  view: View;
  isDark: boolean;
  hasImages: boolean;
}

function Shown({ message, view, isDark, hasImages }: ShownProps) {
  const { brandName, email } = message;
  const body = useMemo(
    () => mailTree(message, { isDark, hasImages }),
    [message, isDark, hasImages],
  );
  const width = view === 'phone' ? 'phone' : 'desktop';
  const cuts = inboxCuts[width];
  const subject = email.subject.trim() || messages.noSubject;
  const preheader = email.preheader.trim();
  return (
    <MailPreview
      label={messages.figure[view]}
      width={width}
      sender={brandName}
      initials={initials(brandName)}
      inboxSubject={beginningOf(subject, cuts.subject)}
      inboxPreheader={
        preheader === '' ? messages.noPreheader : beginningOf(preheader, cuts.preheader)
      }
      subject={subject}
    >
      {view === 'text' ? (
        <Text size="ui" isPreserved>
          {mailText(message)}
        </Text>
      ) : (
        <MailFrame label={messages.message} body={body} width={width} />
      )}
    </MailPreview>
  );
}
