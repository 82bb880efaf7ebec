import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { ColorField } from './ColorField';

const meta = preview.meta({
  title: 'Forms/ColorField',
  component: ColorField,
  args: { label: 'HEX', defaultValue: '#205375', onChange: fn() },
  parameters: guide({
    purpose: 'A color that a person knows by its code, typed or pasted from elsewhere.',
    avoid: 'To look for a color by eye, or by RGB and CMYK, use ColorPicker.',
    keys: [{ keys: ['Letters'], does: 'Types the code', story: 'Normalised' }],
    dos: [
      'Accept what people have at hand: with and without #, three digits, rgb().',
      'Say in the description what else changes with it.',
    ],
    donts: ['Show the swatch without the code: a color alone tells some people nothing.'],
    heard: 'States',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <ColorField
        label="HEX"
        description="Changing HEX recalculates RGB and CMYK."
        defaultValue="#205375"
      />
      <ColorField label="Accent" isOptional />
      <ColorField label="Ground" errorMessage="Enter a color" />
      <ColorField label="Ink" defaultValue="#112B3C" isReadOnly />
      <ColorField label="Paper" defaultValue="#F7F5F2" isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'HEX' })).toHaveAccessibleDescription(
      'Changing HEX recalculates RGB and CMYK.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Ground' })).toBeInvalid();
  },
});

export const Normalised = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'HEX' });
    await userEvent.tab();
    await userEvent.keyboard('f66b0e');
    await expect(args.onChange).toHaveBeenLastCalledWith('#F66B0E');
    await userEvent.tab();
    await expect(field).toHaveValue('#F66B0E');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
});

export const Pasted = meta.story({
  args: { defaultValue: null },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'HEX' });
    await userEvent.click(field);
    await userEvent.paste('rgb(32, 83, 117)');
    await userEvent.tab();
    await expect(field).toHaveValue('#205375');
    await expect(args.onChange).toHaveBeenLastCalledWith('#205375');
    await userEvent.tripleClick(field);
    await userEvent.paste('#257');
    await userEvent.tab();
    await expect(field).toHaveValue('#225577');
    await expect(args.onChange).toHaveBeenLastCalledWith('#225577');
  },
});

export const InvalidColorKept = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'HEX' });
    await userEvent.tab();
    await userEvent.keyboard('blue');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveValue('blue');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a color such as #205375');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});
