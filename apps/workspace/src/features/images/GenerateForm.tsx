import type {
  AspectRatio,
  ImageRequest,
  ImageStyle,
} from '@brandroom/domain/content/generated-image.schema';
import { aspectRatioLabels, imageStyleLabels } from '@brandroom/domain/content/image-style';
import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { Grid } from '@brandroom/ui/Grid';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';
import { TextArea } from '@brandroom/ui/TextArea';
import { ToggleGroup } from '@brandroom/ui/ToggleGroup';
import { Sparkle } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useWorkspace } from '../../shared/brand/workspace';
import { LeaveGuard } from '../../shared/form/LeaveGuard';
import { RestoredNotice } from '../../shared/form/RestoredNotice';
import { useForm } from '../../shared/form/use-form';
import { useSendKeys } from '../../shared/form/use-send-keys';
import { useAutosave } from '../../shared/form/use-autosave';
import { imagesMessages } from './images.messages';
import type { ImageGeneration } from './use-image-generation';
import { GenerationFailure } from './GenerationFailure';

const messages = imagesMessages.form;
const formId = 'image-form';
const initial: ImageRequest = { prompt: '', style: 'realistic', aspectRatio: '1:1' };
const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  // The labels have every option as a key.
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
const styles = optionsOf(imageStyleLabels);
const ratios = optionsOf(aspectRatioLabels);
const loadSchema = async () =>
  (await import('@brandroom/domain/content/generated-image.schema')).imageRequest;

/** Checked by hand, because the schemas load with the first focus. */
function isRequest(value: unknown): value is ImageRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { prompt, style, aspectRatio }: Partial<Record<keyof ImageRequest, unknown>> = value;
  return (
    typeof prompt === 'string' &&
    styles.some(({ value: each }) => each === style) &&
    ratios.some(({ value: each }) => each === aspectRatio)
  );
}

function isSame(a: ImageRequest, b: ImageRequest): boolean {
  return a.prompt === b.prompt && a.style === b.style && a.aspectRatio === b.aspectRatio;
}

interface GenerateFormProps {
  brandId: BrandId;
  generation: ImageGeneration;
  /** The id of the prompt, for focus from elsewhere. */
  promptId: string;
}

/** The prompt and style of an image; the text stays, so that the person can vary it. */
export function GenerateForm({ brandId, generation, promptId }: GenerateFormProps) {
  const { user } = useWorkspace();
  const { isBusy, error, request: last, send } = generation;
  const submit = useRef<HTMLButtonElement>(null);
  const form = useForm({
    schema: loadSchema,
    initial,
    onSubmit: async (request) => {
      announce(messages.started);
      send({ type: 'GENERATE', request });
    },
  });
  const draft = useAutosave(form, {
    key: `${user.id}/${brandId}/generate-images`,
    readValues: async (value) => (isRequest(value) ? value : null),
  });
  useReady(generation, () => {
    // Text typed during the generation is a new prompt.
    if (!form.isChanged) void draft.forget();
  });
  useSendKeys(formId);
  const isAtCancel = useRef(false);
  useEffect(() => {
    // The cancel button disappears when there is nothing left to cancel.
    if (isBusy || !isAtCancel.current) return;
    isAtCancel.current = false;
    submit.current?.focus();
  }, [isBusy]);

  return (
    <Form
      id={formId}
      width="full"
      data-first-content=""
      aria-label={messages.label}
      onSubmit={(hasGaps) => {
        if (!isBusy) form.submit(hasGaps);
      }}
      failedAttempts={form.failedAttempts}
      onFocus={form.prepare}
    >
      <LeaveGuard form={form} />
      <RestoredNotice autosave={draft} />
      {form.failure !== null && <ErrorSummary title={form.failure} />}
      <Grid min="large" gap={24} isFilled>
        <TextArea
          {...form.field('prompt')}
          id={promptId}
          label={messages.prompt}
          description={messages.promptHelp}
          rows={4}
        />
        <Stack gap={24}>
          <ToggleGroup<ImageStyle>
            label={messages.style}
            isLabelVisible
            options={styles}
            value={form.values.style}
            onChange={(style) => form.set({ style })}
          />
          <ToggleGroup<AspectRatio>
            label={messages.aspectRatio}
            isLabelVisible
            options={ratios}
            value={form.values.aspectRatio}
            onChange={(aspectRatio) => form.set({ aspectRatio })}
          />
        </Stack>
      </Grid>
      <Inline>
        <Button ref={submit} type="submit" variant="primary" icon={Sparkle} isPending={isBusy}>
          {isBusy ? messages.pending : messages.submit}
        </Button>
        {isBusy && (
          <Button
            aria-label={messages.cancelNamed}
            onFocusChange={(isFocused) => {
              isAtCancel.current = isFocused;
            }}
            onPress={() => {
              send({ type: 'CANCEL' });
              announce(messages.canceled);
            }}
          >
            {messages.cancel}
          </Button>
        )}
      </Inline>
      {error && (
        <GenerationFailure
          failure={error}
          earlier={last && !isSame(last, form.values) ? last.prompt : null}
          onRetry={() => {
            // The pressed button disappears with the failure.
            submit.current?.focus();
            announce(messages.started);
            send({ type: 'RETRY' });
          }}
        />
      )}
    </Form>
  );
}

/** Announces once that an image is ready, without moving focus. */
function useReady({ image }: ImageGeneration, onReady: () => void): void {
  const ready = useEffectEvent(onReady);
  const [before] = useState(image);
  useEffect(() => {
    // The previous image was already announced.
    if (!image || image === before) return;
    announce(messages.ready(image.prompt));
    ready();
  }, [image, before]);
}
