import type { Typography } from '@brandroom/domain/brand/typography.schema';
import { fontWeight } from '@brandroom/domain/brand/font-weight';
import { FontSpecimen } from '@brandroom/ui/FontSpecimen';

import type { useFontFace } from './use-font-face';

const details = {
  sizes: [
    { pixels: 48, name: 'Display' },
    { pixels: 32, name: 'Title' },
    { pixels: 24, name: 'Heading' },
    { pixels: 16, name: 'Body' },
    { pixels: 13, name: 'Caption' },
  ],
  glyphs: [
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    'abcdefghijklmnopqrstuvwxyz',
    '0123456789',
    '.,:;!?&@#%€$£*()[]/–—“”‘’',
    'ÀÁÂÄÅÆÇÈÉÊËÍÑÓÖØßÜàáâäåæçèéêëíñóöøü',
  ],
};

interface BrandFontProps {
  font: Typography;
  loaded: ReturnType<typeof useFontFace>;
  sample: string;
  text?: string;
  /** Also shows the type scale and the glyphs. */
  isDetailed?: boolean;
}

/** Shows a brand font in its weights; with an uploaded file, in the weights of the file. */
export function BrandFont({ font, loaded, sample, text, isDetailed = false }: BrandFontProps) {
  const { face, weights, isLoading } = loaded;
  const named = font.weights.map(fontWeight);
  const [lightest = 1, boldest = 1000] = weights ?? [];
  const held = named.filter(({ weight }) => weight >= lightest && weight <= boldest);
  return (
    <FontSpecimen
      family={font.family}
      {...(face === undefined ? {} : { face })}
      weights={held.length > 0 ? held : [fontWeight(String(lightest))]}
      use={font.usage}
      sample={sample}
      isLoading={isLoading}
      {...(isDetailed ? details : {})}
      {...(text === undefined ? {} : { text })}
    />
  );
}
