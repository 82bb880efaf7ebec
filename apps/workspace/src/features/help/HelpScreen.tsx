import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { useWorkspace } from '../../shared/brand/workspace';
import { appKeys } from '../../shared/keys/app-keys';
import { KeyGroups } from '../../shared/keys/KeyGroups';
import { PageTitle } from '../../shared/page/PageTitle';
import { AccessibilityStatement } from './AccessibilityStatement';
import { helpMessages as messages } from './help.messages';

/** Shortcuts, accessibility and sample data. */
export function HelpScreen() {
  const workspace = useWorkspace();
  const { shortcuts, sample } = messages;
  return (
    <Page layout="story" bar={<PageBar title={messages.title} />}>
      <PageTitle title={messages.title} brand={workspace.brand?.name} />
      <Stack gap={32} data-first-content="">
        <Section title={shortcuts.title} id="shortcuts">
          <Stack gap={24}>
            <Text isMeasured>{shortcuts.text}</Text>
            <KeyGroups groups={appKeys(workspace)} />
          </Stack>
        </Section>
        <AccessibilityStatement />
        <Section title={sample.title}>
          <Stack gap={16}>
            {sample.paragraphs.map((paragraph) => (
              <Text key={paragraph} isMeasured>
                {paragraph}
              </Text>
            ))}
          </Stack>
        </Section>
      </Stack>
    </Page>
  );
}
