import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Ellipsis } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Grid } from '../Grid/Grid';
import { IconButton } from '../IconButton/IconButton';
import { Swatch, swatchSizes, swatchTextColors } from './Swatch';
import type { SwatchProps } from './Swatch';

const onCopy = fn();
const ocean = {
  name: 'Ocean',
  hex: '#205375',
  textColor: 'white',
  values: [
    { label: 'RGB', value: 'rgb(32, 83, 117)' },
    { label: 'CMYK', value: 'cmyk(73, 29, 0, 54)' },
  ],
} satisfies SwatchProps;

const meta = preview.meta({
  title: 'Media/Swatch',
  component: Swatch,
  args: ocean,
  argTypes: {
    size: { control: 'inline-radio', options: swatchSizes },
    textColor: { control: 'inline-radio', options: swatchTextColors },
    values: { control: false },
    name: { control: 'text' },
    onCopy: { control: false },
    facts: { control: false },
    menu: { control: false },
  },
  parameters: guide({
    purpose: 'A brand’s color with its name and its values, to be looked at and copied.',
    avoid: 'For a color that is chosen, ColorPicker.',
    keys: [
      { keys: ['ArrowDown', 'ArrowUp'], does: 'From one value to the next', story: 'Copied' },
      { keys: ['Enter'], does: 'On a value: copies it', story: 'Copied' },
    ],
    dos: [
      'Say in a toast that a value was copied; it speaks by itself.',
      'Show the contrast of the text beside it: the text color is chosen by brightness.',
    ],
    donts: ['Set small text on the color: half of all colors make it hard to read.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Copied = meta.story({
  args: {
    onCopy,
    copyLabel: 'Copy values of Ocean',
    facts: <Badge>8.22:1 AAA</Badge>,
    menu: <IconButton icon={Ellipsis} size="small" label="Actions for Ocean" />,
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Copy HEX #205375' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(onCopy).toHaveBeenCalledWith({ label: 'RGB', value: 'rgb(32, 83, 117)' });
  },
});

export const CopiedByAPressOnTheColor = meta.story({
  args: { onCopy },
  play: async ({ canvasElement, userEvent }) => {
    const plate = canvasElement.querySelector('[aria-hidden]');
    if (!plate) throw new Error('There is no color to press.');
    onCopy.mockClear();
    await userEvent.click(plate);
    await expect(onCopy).toHaveBeenCalledWith({ label: 'HEX', value: '#205375' });
  },
});

export const Palette = meta.story({
  render: () => (
    <Grid min="small">
      <Swatch {...ocean} />
      <Swatch name="Ember" hex="#F66B0E" textColor="black" />
      <Swatch name="Paper" hex="#F7F5F2" textColor="black" />
      <Swatch name="Ink" hex="#112B3C" textColor="white" />
      <Swatch
        name="A name of the brand that is longer than most"
        hex="#6D42A0"
        textColor="white"
        size="small"
        onCopy={onCopy}
        values={[
          { label: 'PMS', value: '7700 C' },
          { label: 'RAL', value: 'RAL 5001' },
          { label: 'CMYK', value: 'cmyk(73.123456789012345678901234567890, 9)' },
        ]}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('#F66B0E')).toHaveLength(2);
    await expect(canvas.getAllByText('#F7F5F2')[0]).toHaveStyle({ color: 'rgb(0, 0, 0)' });
    await expect(canvas.getAllByText('#112B3C')[0]).toHaveStyle({ color: 'rgb(255, 255, 255)' });
    // Only a value that does not name its notation is labelled.
    const copies = canvas.getAllByRole('button', { name: /^Copy / });
    await expect(copies.map(({ textContent }) => textContent)).toEqual([
      '#6D42A0',
      'PMS 7700 C',
      'RAL 5001',
      'cmyk(73.123456789012345678901234567890, 9)',
    ]);
    const { scrollWidth, clientWidth } = canvas.getByRole('toolbar');
    await expect(scrollWidth).toBe(clientWidth);
  },
});
