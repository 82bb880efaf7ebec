import type {
  WordPressConnection,
  WordPressDraft,
} from '@brandroom/domain/integration/wordpress.schema';
import { Button } from '@brandroom/ui/Button';
import { Disclosure } from '@brandroom/ui/Disclosure';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { Inline } from '@brandroom/ui/Inline';
import { TextField } from '@brandroom/ui/TextField';

import { useForm } from '../../../shared/form/use-form';
import { integrationsMessages } from './integrations.messages';
import { siteFormId } from './use-focus-on-change';
import type { WordPressProcess } from './use-wordpress';

const messages = integrationsMessages.integrations.wordPress;
const schema = async () =>
  (await import('@brandroom/domain/integration/wordpress.schema')).wordPressDraft;

interface WordPressFormProps {
  connection: WordPressConnection;
  process: WordPressProcess;
}

/** Connects a site. The password is kept only while the form is open. */
export function WordPressForm({ connection, process }: WordPressFormProps) {
  const { can, send, connect } = process;
  const { url, username } = connection;
  const form = useForm<WordPressDraft, WordPressDraft>({
    schema,
    initial: { url, username, applicationPassword: '' },
    onSubmit: connect,
  });
  return (
    <>
      <Form
        onSubmit={form.submit}
        onFocus={form.prepare}
        failedAttempts={form.failedAttempts}
        id={siteFormId}
        aria-label={messages.form}
      >
        {form.failure !== null && <ErrorSummary title={form.failure} />}
        <TextField
          {...form.field('url')}
          label={messages.url}
          description={messages.urlHelp}
          type="url"
          isRequired
        />
        <TextField
          {...form.field('username')}
          label={messages.username}
          autoComplete="off"
          isRequired
        />
        <TextField
          {...form.field('applicationPassword')}
          label={messages.password}
          description={messages.passwordHelp}
          type="password"
          autoComplete="off"
          isRequired
        />
        <Inline>
          <Button
            variant="primary"
            type="submit"
            isPending={form.isSubmitting}
            pendingLabel={messages.connecting}
          >
            {messages.connect}
          </Button>
          {can('CANCEL') && <Button onPress={() => send('CANCEL')}>{messages.cancel}</Button>}
        </Inline>
      </Form>
      <Disclosure title={messages.sites.title}>
        <DescriptionList items={messages.sites.list} />
      </Disclosure>
    </>
  );
}
