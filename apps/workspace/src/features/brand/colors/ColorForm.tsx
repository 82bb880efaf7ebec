import { colorRole, rolesFor } from '@brandroom/domain/brand/color-role';
import type { ColorDraft, ColorRole } from '@brandroom/domain/brand/color.schema';
import { colorDraft, colorRoleLabels, colorRoles } from '@brandroom/domain/brand/color.schema';
import { notationsOf, notationsOfHex } from '@brandroom/domain/color/conversion';
import { parseRgb } from '@brandroom/domain/color/notation';
import { Button } from '@brandroom/ui/Button';
import { Card } from '@brandroom/ui/Card';
import { ColorField } from '@brandroom/ui/ColorField';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { Grid } from '@brandroom/ui/Grid';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { TextField } from '@brandroom/ui/TextField';
import type { ShouldBlockFn } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';

import { formMessages } from '../../../shared/form/form.messages';
import { DiscardQuestion } from '../../../shared/form/DiscardQuestion';
import { useForm } from '../../../shared/form/use-form';
import { focusSoon } from '../../../shared/page/focus-soon';
import { colorsMessages } from './colors.messages';

const messages = colorsMessages.form;
const roles = colorRoles.map((value) => ({ value, label: colorRoleLabels[value] }));

const viewOf = (search: object) => ('view' in search ? search.view : undefined);
/** A search on this page keeps the form open; another page or view closes it. */
const closesForm: ShouldBlockFn = ({ current, next }) =>
  current.pathname !== next.pathname || viewOf(current.search) !== viewOf(next.search);

/** Does what closes the form: at once, or after a question if there are unsaved changes. */
export type LeaveForm = (next: () => void) => void;

interface ColorFormProps {
  title: string;
  initial: ColorDraft;
  /** Saves the color and closes the form; a rejection is shown in the form. */
  onSave: (draft: ColorDraft) => Promise<void>;
  onCancel: () => void;
  /** Called when the person keeps the form instead of leaving it. */
  onKeep: () => void;
  /** In place of a tile it has one narrow column, and its group is chosen in the tile's menu. */
  isInTile?: boolean;
  leaveRef?: Ref<LeaveForm>;
  /** A message above the fields. */
  notice?: ReactNode;
  /** Null hides the button for people who may not save. */
  saveLabel?: string | null;
}

/**
 * The fields of a color; HEX and RGB update each other, and both update CMYK until it is edited.
 */
export function ColorForm({
  title,
  initial,
  onSave,
  onCancel,
  onKeep,
  isInTile = false,
  leaveRef,
  notice,
  saveLabel = messages.save,
}: ColorFormProps) {
  const titleId = useId();
  const form = useForm<ColorDraft, ColorDraft>({
    schema: colorDraft,
    initial,
    onSubmit: onSave,
  });
  const card = useRef<HTMLDivElement>(null);
  /** The requested action, while there are unsaved changes. */
  const [asked, setAsked] = useState<{ next: () => void } | null>(null);
  const leave: LeaveForm = (next) => (form.isDirty ? setAsked({ next }) : next());
  useImperativeHandle(leaveRef, () => leave);
  const onEscape = useEffectEvent(() => leave(onCancel));
  useEffect(() => {
    const element = card.current;
    // Focus alone does not scroll to the field.
    element?.scrollIntoView({ block: 'nearest' });
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) onEscape();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);
  const isHexChanged = form.values.hex !== initial.hex;
  const help = (name: 'pms' | 'ral') =>
    isHexChanged && initial[name] !== '' && form.values[name] === initial[name]
      ? messages.oldColor
      : undefined;
  const fields = (
    <>
      <TextField
        {...form.field('name')}
        label={messages.name}
        autoComplete="off"
        isRequired
        // The person opened the form for this field, so it gets focus.
        autoFocus
      />
      <ColorField
        name="hex"
        label={messages.hex}
        description={messages.hexHelp}
        errorMessage={form.problem('hex')}
        value={form.values.hex === '' ? null : form.values.hex}
        onChange={(hex) => form.set(notationsOfHex(hex ?? '') ?? { hex: '' })}
        isRequired
      />
      <TextField
        {...form.field('rgb')}
        label={messages.rgb}
        onChange={(rgb) => {
          const channels = parseRgb(rgb);
          form.set(channels ? { ...notationsOf(channels), rgb } : { rgb });
        }}
        autoComplete="off"
        isRequired
      />
      <TextField
        {...form.field('cmyk')}
        label={messages.cmyk}
        description={messages.cmykHelp}
        autoComplete="off"
        isRequired
      />
      {(['pms', 'ral'] as const).map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={messages[name]}
          description={help(name)}
          autoComplete="off"
          isOptional
        />
      ))}
      {!isInTile && (
        <Select<ColorRole>
          label={messages.role}
          options={roles}
          value={colorRole(form.values)}
          onChange={(role) => form.set(rolesFor(role))}
        />
      )}
    </>
  );
  return (
    <Card padding="small" aria-labelledby={titleId} as="section" ref={card}>
      <DiscardQuestion
        isDirty={form.isDirty && !form.isSubmitting}
        isAsking={asked !== null}
        onKeep={() => {
          setAsked(null);
          onKeep();
          focusSoon(() =>
            document.activeElement === document.body
              ? card.current?.querySelector<HTMLInputElement>('input')
              : null,
          );
        }}
        onDiscard={() => asked?.next()}
        isLostBy={closesForm}
      />
      <Form
        aria-labelledby={titleId}
        onSubmit={form.submit}
        failedAttempts={form.failedAttempts}
        onIncompleteChange={form.onIncompleteChange}
        width="full"
      >
        <Heading level={isInTile ? 3 : 2} size="lead" id={titleId}>
          {title}
        </Heading>
        {notice}
        {form.failure !== null && <ErrorSummary title={form.failure} />}
        {isInTile ? <Stack gap={12}>{fields}</Stack> : <Grid>{fields}</Grid>}
        <Inline gap={8}>
          <Button onPress={() => leave(onCancel)}>{formMessages.cancel}</Button>
          {saveLabel !== null && (
            <Button
              variant="primary"
              type="submit"
              isPending={form.isSubmitting}
              pendingLabel={messages.saving}
            >
              {saveLabel}
            </Button>
          )}
        </Inline>
      </Form>
    </Card>
  );
}
