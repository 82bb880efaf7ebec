import type { ReactNode } from 'react';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './SheetPreview.css';

interface PartPlace {
  readonly x: number;
  readonly y: number;
}
interface PartSize {
  readonly width: number;
  readonly height: number;
}

/** An area of color, a line of text with `y` as its baseline, or the place of the logo; in millimetres. */
export type PreviewPart =
  | (PartPlace & PartSize & { readonly kind: 'area'; readonly color: { readonly hex: string } })
  | (PartPlace & {
      readonly kind: 'text';
      readonly size: number;
      readonly weight: 'regular' | 'strong';
      readonly color: { readonly hex: string };
      readonly text: string;
    })
  | (PartPlace & PartSize & { readonly kind: 'logo' });

/** A font that the page has loaded. */
interface PreviewFont {
  readonly family: string;
  readonly weight: number;
}
type PreviewFonts = Readonly<Record<'regular' | 'strong', PreviewFont>>;

export const sheetPreviewSizes = ['tile', 'full'] as const;

export interface SheetPreviewProps extends ElementProps<HTMLDivElement> {
  /** Names the picture, including its text: «Front of Barista card: Ask for a taste». */
  label: string;
  /** Trimmed, in millimetres. */
  width: number;
  height: number;
  parts: readonly PreviewPart[];
  /** Where it is folded, from the left. */
  folds?: readonly number[];
  /** The logo's picture; its place stays empty while there is none. */
  logo?: string | undefined;
  /** The fonts of its texts; the product's own where there are none. */
  fonts?: PreviewFonts;
  /** Shows so much around the trimmed sheet, with the edge as a line. */
  bleed?: number;
  size?: (typeof sheetPreviewSizes)[number];
}

const weights = { regular: 400, strong: 700 };
const fold = '#6c8494';

/** A printed page as it comes from the press: in a tile of a gallery, or as large as its place. */
export function SheetPreview({
  label,
  width,
  height,
  parts,
  folds = [],
  logo,
  fonts,
  bleed = 0,
  size = 'full',
  className,
  ...rest
}: SheetPreviewProps) {
  const box = [-bleed, -bleed, width + 2 * bleed, height + 2 * bleed];
  const thin = Math.max(width, height) / 400;
  return (
    <div {...rest} className={classNames(styles.frames[size], className)}>
      <svg role="img" aria-label={label} viewBox={box.join(' ')} className={styles.sheets[size]}>
        {/* Clips the sheet's content at its edge, even if the picture has more room. */}
        <svg x={-bleed} y={-bleed} width={box[2]} height={box[3]} viewBox={box.join(' ')}>
          <rect x={-bleed} y={-bleed} width={box[2]} height={box[3]} fill="#fff" />
          {parts.map((part, index) => (
            <Part key={index} part={part} logo={logo} fonts={fonts} />
          ))}
        </svg>
        <rect x={-bleed} y={-bleed} width={box[2]} height={box[3]} className={styles.edge} />
        {/* On white, so that they are visible on every color of a sheet. */}
        {[
          { stroke: '#fff', strokeWidth: thin * 3 },
          { stroke: fold, strokeWidth: thin },
        ].map((line) => (
          <g key={line.stroke} fill="none" {...line}>
            {folds.map((x) => (
              <line
                key={x}
                x1={x}
                x2={x}
                y1={0}
                y2={height}
                strokeDasharray={`${thin * 4} ${thin * 4}`}
              />
            ))}
            {bleed > 0 && <rect width={width} height={height} />}
          </g>
        ))}
      </svg>
    </div>
  );
}

interface PartProps {
  part: PreviewPart;
  logo: string | undefined;
  fonts: PreviewFonts | undefined;
}

function Part({ part, logo, fonts }: PartProps): ReactNode {
  if (part.kind === 'area') {
    const { x, y, width, height, color } = part;
    return <rect x={x} y={y} width={width} height={height} fill={color.hex} />;
  }
  if (part.kind === 'logo') {
    const { x, y, width, height } = part;
    return logo && <image href={logo} x={x} y={y} width={width} height={height} />;
  }
  const { x, y, size, weight, color, text } = part;
  const font = fonts?.[weight];
  return (
    <text
      x={x}
      y={y}
      fontFamily={font && JSON.stringify(font.family)}
      fontSize={size}
      fontWeight={font?.weight ?? weights[weight]}
      fill={color.hex}
    >
      {text}
    </text>
  );
}
