import type { FileAsset, ShareLink } from '@brandroom/domain/file/file.schema';
import { sharePassphrase } from '@brandroom/domain/file/file.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { instant } from '@brandroom/domain/time.schema';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { Inline } from '@brandroom/ui/Inline';
import { RadioGroup } from '@brandroom/ui/RadioGroup';
import { TextField } from '@brandroom/ui/TextField';
import * as v from 'valibot';

import { useClient } from '../../shared/api/api';
import { MomentField } from '../../shared/form/DateFields';
import { useForm } from '../../shared/form/use-form';
import { useClock } from '../../shared/time/clock';
import { shareMessages } from './share.messages';

const messages = shareMessages.dialog;
const kinds = ['public', 'passphrase', 'team'] as const;
type Kind = (typeof kinds)[number];
const options = kinds.map((value) => ({ value, label: messages.kinds[value] }));

interface Values {
  kind: Kind;
  passphrase: string;
  expiresAt: Instant | null;
}
const initial: Values = { kind: 'public', passphrase: '', expiresAt: null };

function schemaAt(now: () => number) {
  const expiresAt = v.nullable(
    v.pipe(
      instant,
      v.check((at) => Date.parse(at) > now(), messages.expiresPast),
    ),
  );
  const plain = { expiresAt, passphrase: v.string() };
  return v.variant('kind', [
    v.object({ ...plain, kind: v.literal('public') }),
    v.object({ ...plain, kind: v.literal('team') }),
    v.object({ expiresAt, kind: v.literal('passphrase'), passphrase: sharePassphrase }),
  ]);
}

interface ShareFormProps {
  file: FileAsset;
  onCreated: (link: ShareLink) => void;
}

/** The id of the button that creates a link. */
export const createLinkId = 'create-share-link';

/** The options of a new link. */
export function ShareForm({ file, onCreated }: ShareFormProps) {
  const client = useClient();
  const clock = useClock();
  const form = useForm({
    schema: schemaAt(clock),
    initial,
    onSubmit: async ({ kind, passphrase, expiresAt }) => {
      const link = await client.shares.create({
        assetId: file.id,
        isPublic: kind === 'public',
        ...(kind === 'passphrase' ? { passphrase } : {}),
        expiresAt,
      });
      form.reset(initial);
      announce(messages.created);
      onCreated(link);
    },
  });
  return (
    <Form onSubmit={form.submit} failedAttempts={form.failedAttempts} width="full">
      {form.failure !== null && <ErrorSummary title={form.failure} />}
      <RadioGroup<Kind>
        {...form.field('kind')}
        label={messages.kind}
        options={options}
        // The person opened the dialog to create a link, so its first field gets focus.
        autoFocus
      />
      {form.values.kind === 'passphrase' && (
        <TextField
          {...form.field('passphrase')}
          type="password"
          label={messages.passphrase}
          description={messages.passphraseHelp}
          autoComplete="new-password"
          isRequired
        />
      )}
      <MomentField
        {...form.field('expiresAt')}
        label={messages.expires}
        description={messages.expiresHelp}
        isOptional
      />
      <Inline>
        <Button
          variant="primary"
          type="submit"
          id={createLinkId}
          isPending={form.isSubmitting}
          pendingLabel={messages.creating}
        >
          {messages.create}
        </Button>
      </Inline>
    </Form>
  );
}
