import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { Form } from '@brandroom/ui/Form';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { TextField } from '@brandroom/ui/TextField';
import { Sparkle } from 'lucide';

import { failureMessages, retryLabel } from '../api/operation-error';
import { useForm } from '../form/use-form';
import { newBrandMessages } from './new-brand.messages';
import type { QuickBuild } from './use-quick-build';

const messages = newBrandMessages.quick;
const schema = async () => (await import('./quick-build-form.schema')).quickBuildForm;

interface QuickBuildFormProps {
  build: QuickBuild;
  /** Stored in the dialog, because the form is unmounted during the build. */
  url: string;
  onUrlChange: (url: string) => void;
}

/** The form for the website's address, with the failure of the last build. */
export function QuickBuildForm({ build: { error, send }, url, onUrlChange }: QuickBuildFormProps) {
  const form = useForm({
    schema,
    initial: { url },
    onSubmit: async (request) => {
      announce(messages.scanning);
      send({ type: 'START', request });
    },
  });
  const field = form.field('url');
  return (
    <Form
      width="full"
      aria-label={messages.title}
      onSubmit={form.submit}
      onFocus={form.prepare}
      failedAttempts={form.failedAttempts}
    >
      {error && (
        <InlineAlert
          tone="danger"
          isLive
          title={messages.failed}
          actions={
            <Button
              size="small"
              onPress={() => {
                announce(messages.scanning);
                send({ type: 'RETRY' });
              }}
            >
              {retryLabel}
            </Button>
          }
        >
          {failureMessages[error.code].text}
        </InlineAlert>
      )}
      {/* The person opened the dialog for this field, so it gets focus. */}
      <TextField
        {...field}
        onChange={(typed) => {
          field.onChange(typed);
          onUrlChange(typed);
        }}
        label={messages.url}
        description={messages.urlHelp}
        type="url"
        autoComplete="url"
        autoFocus
      />
      <div>
        <Button type="submit" variant="primary" icon={Sparkle}>
          {messages.submit}
        </Button>
      </div>
    </Form>
  );
}
