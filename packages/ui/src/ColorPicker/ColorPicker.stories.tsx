import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn } from 'storybook/test';
import { channelsOf, hexOfChannels } from '../ColorField/hex-of';
import { ColorPicker } from './ColorPicker';
import type { InkConversion } from './ink-conversion';

/** As a caller would pass it; the product's own is in the domain. */
const naive: InkConversion = {
  toInks: (hex) => {
    const lights = channelsOf(hex).map((channel) => channel / 255);
    const light = Math.max(...lights);
    const [c = 0, m = 0, y = 0] = lights.map((each) =>
      light === 0 ? 0 : Math.round(((light - each) / light) * 100),
    );
    return { c, m, y, k: Math.round((1 - light) * 100) };
  },
  toHex: ({ c, m, y, k }) =>
    hexOfChannels([c, m, y].map((ink) => Math.round(255 * (1 - ink / 100) * (1 - k / 100)))),
};

const meta = preview.meta({
  title: 'Forms/ColorPicker',
  component: ColorPicker,
  args: { label: 'Ocean', defaultValue: '#205375', inks: naive, onChange: fn() },
  argTypes: { inks: { control: false } },
  parameters: guide({
    purpose: 'A color given in the notation that is at hand, or found by eye.',
    avoid: 'Where only the code matters, ColorField is enough.',
    keys: [
      {
        keys: ['ArrowUp', 'ArrowDown'],
        does: 'In a number: one more or less',
        story: 'ByNumbers',
      },
      { keys: ['PageUp', 'PageDown'], does: 'In a number: ten more or less', story: 'ByNumbers' },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'In the area: saturation; on the slider: hue',
        story: 'ByEye',
      },
    ],
    dos: [
      'Bring the conversion that the brand goes by in inks.',
      'Keep the area last: it says the least to those who cannot see it.',
    ],
    donts: ['Take the inks on the screen for what a press will do: they know no profile.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const ByHex = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('#f66b0e{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#F66B0E');
    await expect(canvas.getByRole('textbox', { name: 'Red' })).toHaveValue('246');
    await expect(canvas.getByRole('textbox', { name: 'Magenta' })).toHaveValue('57%');
    await canvas.findByText('RGB and CMYK updated');
  },
});

export const ByNumbers = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Red' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#215375');
    await userEvent.keyboard('{PageUp}{PageUp}{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#2B5375');
    await expect(canvas.getByRole('textbox', { name: 'HEX' })).toHaveValue('#2B5375');
    // Once for the six.
    await canvas.findByText('HEX and CMYK updated');
    await expect(canvas.getAllByText('HEX and CMYK updated')).toHaveLength(1);
  },
});

export const ByInks = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Black' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    // The other values stay unchanged, although converting back from the color would round them.
    await expect(canvas.getByRole('textbox', { name: 'Black' })).toHaveValue('55%');
    await expect(canvas.getByRole('textbox', { name: 'Cyan' })).toHaveValue('73%');
    await expect(canvas.getByRole('textbox', { name: 'Magenta' })).toHaveValue('29%');
    await expect(canvas.getByRole('textbox', { name: 'HEX' })).not.toHaveValue('#205375');
  },
});

export const ByEye = meta.story({
  args: { defaultValue: '#808080' },
  play: async ({ canvas, userEvent }) => {
    const hue = canvas.getByRole('slider', { name: 'Hue' });
    hue.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    // A grey keeps the hue that it will have.
    await expect(hue).toHaveValue('1');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByRole('textbox', { name: 'HEX' })).toHaveValue('#807F7F');
    await canvas.findByText('HEX, RGB and CMYK updated');
  },
});

export const Empty = meta.story({ args: { defaultValue: null, errorMessage: 'Enter a color' } });

export const Disabled = meta.story({ args: { isDisabled: true } });
