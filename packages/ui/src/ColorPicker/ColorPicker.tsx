import { useState } from 'react';
import {
  ColorArea,
  ColorSlider,
  ColorThumb,
  Group,
  Label,
  parseColor,
  SliderOutput,
  SliderTrack,
} from 'react-aria-components';
import type { Color } from 'react-aria-components';
import { ColorField } from '../ColorField/ColorField';
import type { ColorFieldProps } from '../ColorField/ColorField';
import { channelsOf, hexOfChannels } from '../ColorField/hex-of';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as fieldStyles from '../Field/Field.css';
import { NumberField } from '../NumberField/NumberField';
import { useControlled } from '../use-controlled';
import * as styles from './ColorPicker.css';
import type { InkConversion, Inks } from './ink-conversion';
import { useSpokenChange } from './use-spoken-change';

export interface ColorPickerProps
  extends
    Pick<ColorFieldProps, 'value' | 'defaultValue' | 'onChange' | 'errorMessage' | 'isDisabled'>,
    ElementProps<HTMLDivElement> {
  /** Names the color: «Color of the button». */
  label: string;
  /** With it the color can be given in CMYK as well. */
  inks?: InkConversion;
}

/** «HEX, RGB and CMYK»: without the comma that American English puts before the last. */
const inWords = new Intl.ListFormat('en-GB');
const rgbNames = ['Red', 'Green', 'Blue'] as const;
const inkNames = { c: 'Cyan', m: 'Magenta', y: 'Yellow', k: 'Black' } as const;
const inkKeys = ['c', 'm', 'y', 'k'] as const;

/** A color in every notation, with a visual picker last. All fields stay in sync. */
export function ColorPicker({
  label,
  value,
  defaultValue = null,
  onChange,
  errorMessage,
  isDisabled = false,
  inks,
  className,
  ...rest
}: ColorPickerProps) {
  const [hex, change] = useControlled(value, defaultValue, onChange);
  const [typedInks, setTypedInks] = useState<Inks | null>(null);
  const [picked, setPicked] = useState<Color | null>(null);
  const speak = useSpokenChange();
  const others = (changed: string) =>
    inWords.format(['HEX', 'RGB', ...(inks ? ['CMYK'] : [])].filter((each) => each !== changed));
  const take = (next: string | null, notation: string) => {
    if (next === hex) return;
    change(next);
    if (next !== null) speak(`${others(notation)} updated`);
  };
  const rgb = hex === null ? null : channelsOf(hex);
  // Rounded inks only approximate the color, so the typed inks stay as long as they mean this color.
  const isTyped = inks && typedInks && inks.toHex(typedInks) === hex;
  const shownInks = isTyped ? typedInks : hex !== null && inks ? inks.toInks(hex) : null;
  // A grey has no hue; the one that was picked stays.
  const isPicked = picked && (hex === null || hexOfColor(picked) === hex);
  const color = isPicked ? picked : parseColor(hex ?? '#000000').toFormat('hsb');
  const pick = (next: Color) => {
    setPicked(next);
    take(hexOfColor(next), '');
  };
  return (
    <Group {...rest} aria-label={label} className={classNames(styles.picker, className)}>
      <span aria-hidden className={styles.name}>
        {label}
      </span>
      <ColorField
        label="HEX"
        description={`Changing HEX recalculates ${others('HEX')}.`}
        errorMessage={errorMessage}
        isDisabled={isDisabled}
        value={hex}
        onChange={(next) => take(next, 'HEX')}
      />
      <Group aria-label="RGB" className={styles.channels.rgb}>
        {rgbNames.map((name, at) => (
          <NumberField
            key={name}
            label={name}
            minValue={0}
            maxValue={255}
            areStepsHidden
            isDisabled={isDisabled}
            value={rgb?.[at] ?? null}
            onChange={(next) => {
              if (next === null) return;
              const channels = (rgb ?? [0, 0, 0]).map((each, of) => (of === at ? next : each));
              take(hexOfChannels(channels.map((each) => within(each, 255))), 'RGB');
            }}
          />
        ))}
      </Group>
      {inks && (
        <Group aria-label="CMYK" className={styles.channels.cmyk}>
          {inkKeys.map((key) => (
            <NumberField
              key={key}
              label={inkNames[key]}
              minValue={0}
              maxValue={100}
              formatOptions={{ style: 'unit', unit: 'percent' }}
              areStepsHidden
              isDisabled={isDisabled}
              value={shownInks?.[key] ?? null}
              onChange={(next) => {
                if (next === null) return;
                const before = shownInks ?? { c: 0, m: 0, y: 0, k: 0 };
                const now = { ...before, [key]: within(next, 100) };
                setTypedInks(now);
                take(inks.toHex(now), 'CMYK');
              }}
            />
          ))}
        </Group>
      )}
      <ColorArea
        aria-label="By eye"
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        isDisabled={isDisabled}
        value={color}
        onChange={pick}
        className={styles.area}
      >
        <ColorThumb className={styles.areaThumb} />
      </ColorArea>
      <ColorSlider
        colorSpace="hsb"
        channel="hue"
        isDisabled={isDisabled}
        value={color}
        onChange={pick}
        className={styles.hue}
      >
        <div className={styles.hueWords}>
          <Label className={fieldStyles.fieldLabel}>Hue</Label>
          <SliderOutput>{({ state }) => `${Math.round(state.getThumbValue(0))}°`}</SliderOutput>
        </div>
        <SliderTrack className={styles.track}>
          <ColorThumb className={styles.hueThumb} />
        </SliderTrack>
      </ColorSlider>
    </Group>
  );
}

function hexOfColor(color: Color): string {
  return color.toString('hex').toUpperCase();
}

/** Clamps typed values to the channel's range, as the swatch shows at once. */
function within(value: number, most: number): number {
  return Math.min(Math.max(Math.round(value), 0), most);
}
