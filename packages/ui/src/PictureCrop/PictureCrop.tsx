import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import type { Crop } from './crop-area';
import { dragged, drawCrop, maxZoom } from './crop-area';
import * as styles from './PictureCrop.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface PictureCropProps extends ElementProps<HTMLDivElement> {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
  /** Describes the result: «Preview of your picture». */
  previewLabel: string;
  zoomLabel: string;
  /** Moves the square from left to right. */
  xLabel: string;
  /** Moves the square from top to bottom. */
  yLabel: string;
}

/** Pixels of the drawn preview, twice as many as are shown. */
const drawn = 512;
const percent = { style: 'percent', maximumFractionDigits: 0 } as const;

/** Chooses the square of a picture: by sliders, which keys move, or by dragging the preview. */
export function PictureCrop({
  picture,
  crop,
  onChange,
  previewLabel,
  zoomLabel,
  xLabel,
  yLabel,
  className,
  ...rest
}: PictureCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const drag = ({ currentTarget, buttons, movementX, movementY }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return;
    const side = currentTarget.clientWidth;
    onChange(dragged(picture, crop, { right: movementX / side, down: movementY / side }));
  };
  return (
    <div {...rest} className={classNames(styles.crop, className)}>
      <canvas
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element takes no drawing
        role="img"
        aria-label={previewLabel}
        width={drawn}
        height={drawn}
        className={styles.stage}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <CropSlider
        label={zoomLabel}
        value={crop.zoom}
        minValue={1}
        maxValue={maxZoom}
        step={0.05}
        onChange={(zoom) => onChange({ ...crop, zoom })}
      />
      <CropSlider label={xLabel} value={crop.x} onChange={(x) => onChange({ ...crop, x })} />
      <CropSlider label={yLabel} value={crop.y} onChange={(y) => onChange({ ...crop, y })} />
    </div>
  );
}

interface CropSliderProps {
  label: string;
  value: number;
  minValue?: number;
  maxValue?: number;
  step?: number;
  onChange: (value: number) => void;
}

/** A position is 0 to 100; a zoom is a factor. Both are announced in percent. */
function CropSlider({
  label,
  value,
  minValue = 0,
  maxValue = 100,
  step = 1,
  onChange,
}: CropSliderProps) {
  const scale = maxValue === 100 ? 100 : 1;
  return (
    <Slider
      value={value / scale}
      minValue={minValue / scale}
      maxValue={maxValue / scale}
      step={step / scale}
      formatOptions={percent}
      onChange={(next) => onChange(Math.round(next * scale * 100) / 100)}
      className={styles.slider}
    >
      <span className={styles.head}>
        <Label className={styles.label}>{label}</Label>
        <SliderOutput />
      </span>
      <SliderTrack className={styles.track}>
        <SliderThumb className={styles.thumb} />
      </SliderTrack>
    </Slider>
  );
}
