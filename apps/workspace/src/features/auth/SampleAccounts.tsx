import { Button } from '@brandroom/ui/Button';
import { Disclosure } from '@brandroom/ui/Disclosure';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { authMessages } from './auth.messages';
import { sampleAccounts } from './sample-accounts';

const messages = authMessages.signIn;

/** The sample accounts, each with a button that fills the form. */
export function SampleAccounts({ onChoose }: { onChoose: (email: string) => void }) {
  return (
    <Disclosure title={messages.samples}>
      <Stack gap={8}>
        <Text size="caption" tone="muted">
          {messages.samplesHelp}
        </Text>
        <Stack as="ul" gap={4}>
          {sampleAccounts.map(({ email, role }) => (
            <li key={email}>
              <Inline justify="between">
                <Text size="ui">
                  {role}: {email}
                </Text>
                <Button
                  size="small"
                  aria-label={messages.use(email)}
                  onPress={() => onChoose(email)}
                >
                  {messages.useShort}
                </Button>
              </Inline>
            </li>
          ))}
        </Stack>
      </Stack>
    </Disclosure>
  );
}
