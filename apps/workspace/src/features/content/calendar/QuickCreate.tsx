import { channelLabels, channels } from '@brandroom/domain/content/channel';
import type { Channel } from '@brandroom/domain/content/channel';
import type { ContentType } from '@brandroom/domain/content/content.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId, CampaignId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { Instant, PlainDate } from '@brandroom/domain/time.schema';
import { Button } from '@brandroom/ui/Button';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { Grid } from '@brandroom/ui/Grid';
import { Inline } from '@brandroom/ui/Inline';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { TextField } from '@brandroom/ui/TextField';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { formMessages } from '../../../shared/form/form.messages';
import { MomentPicker } from '../../../shared/form/MomentPicker';
import { useForm } from '../../../shared/form/use-form';
import { focusSoon } from '../../../shared/page/focus-soon';
import { browserStorage } from '../../../shared/storage/safe-storage';
import { toInstant } from '../../../shared/time/local-date-time';
import { timeZone } from '../../../shared/time/time-zone';
import type { WrittenContent } from '../item/content-values.schema';
import { calendarMessages } from './calendar.messages';
import { useCreateDraft } from './use-create-draft';

const messages = calendarMessages.quickCreate;

const lastChannelKey = 'brandroom.last-channel';

const typeOf = (channel: Channel): ContentType =>
  channel === 'email' || channel === 'blog' ? channel : 'social';

interface QuickValues {
  title: string;
  channel: Channel;
  scheduledFor: Instant | null;
}

export interface QuickCreateProps {
  brandId: BrandId;
  day: PlainDate;
  campaignId: CampaignId | undefined;
  hasFocus?: boolean;
  /** Called with whether the form has unsaved changes. */
  onUnsavedChange: (isUnsaved: boolean) => void;
  onCreated: () => void;
}

/** Creates a draft on a day from its title alone; its text starts with the title. */
export function QuickCreate({
  brandId,
  day,
  campaignId,
  hasFocus = false,
  onUnsavedChange,
  onCreated,
}: QuickCreateProps) {
  const { user } = useWorkspace();
  const navigate = useNavigate();
  const { create, isClosed } = useCreateDraft(brandId);
  const opens = useRef(false);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A popover that is slow to open focuses itself after its field.
    if (hasFocus) focusSoon(() => title.current);
  }, [hasFocus]);
  const offered = channels.filter((each) =>
    can(user, contentRight('create', typeOf(each)), brandId),
  );
  const lastUsed = offered.find((each) => each === browserStorage.get(lastChannelKey));
  const form = useForm<QuickValues, WrittenContent>({
    schema: async () =>
      (await import('./quick-create.schema')).quickCreateSchema(campaignId ?? null),
    initial: {
      title: '',
      channel: lastUsed ?? offered[0] ?? 'linkedin',
      scheduledFor: toInstant(`${day}T09:00`, timeZone),
    },
    onSubmit: async (written) => {
      const { id } = await create(written);
      browserStorage.set(lastChannelKey, form.values.channel);
      // Another form may be open by now.
      if (isClosed()) return;
      onCreated();
      if (!opens.current) return;
      await navigate({ to: '/content/edit/$id', params: { id }, ignoreBlocker: true });
    },
  });
  const isUnsaved = form.isDirty;
  useEffect(() => onUnsavedChange(isUnsaved), [isUnsaved, onUnsavedChange]);
  const send = (isIncomplete: boolean, isOpened: boolean) => {
    opens.current = isOpened;
    form.submit(isIncomplete);
  };
  return (
    <Form
      aria-label={messages.label}
      width="full"
      onSubmit={(isIncomplete) => send(isIncomplete, false)}
      failedAttempts={form.failedAttempts}
      onIncompleteChange={form.onIncompleteChange}
      onFocus={form.prepare}
    >
      <Stack gap={12}>
        {form.failure && <ErrorSummary title={form.failure} />}
        <TextField
          {...form.field('title')}
          label={messages.title}
          description={messages.titleHelp}
          isRequired
          autoFocus={hasFocus}
          controlRef={title}
          onKeyDown={(event) => {
            // Escape closes the surrounding popover or dialog.
            if (event.key !== 'Enter' || !event.shiftKey) return event.continuePropagation();
            event.preventDefault();
            send(form.isIncomplete, true);
          }}
        />
        <Grid gap={12} isFilled>
          <Select
            {...form.field('channel')}
            label={messages.channel}
            options={offered.map((value) => ({ value, label: channelLabels[value] }))}
          />
          <MomentPicker
            {...form.field('scheduledFor')}
            label={messages.date}
            description={formMessages.timeZone(timeZone)}
          />
        </Grid>
        <Inline gap={8}>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isSubmitting}
            pendingLabel={messages.creating}
          >
            {messages.create}
          </Button>
          <Button onPress={() => send(form.isIncomplete, true)} isDisabled={form.isSubmitting}>
            {messages.createAndOpen}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
