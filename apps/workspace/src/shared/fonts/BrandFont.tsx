import type { Typography } from '@brandroom/domain/brand/typography.schema';
import { fontWeight } from '@brandroom/domain/brand/font-weight';
import { FontSpecimen } from '@brandroom/ui/FontSpecimen';

import { within } from './font-weights';
import { fontsMessages as messages } from './fonts.messages';
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

/** Shows a brand font in its weights, and says which of them its file lacks. */
export function BrandFont({ font, loaded, sample, text, isDetailed = false }: BrandFontProps) {
  const { face, weights, isLoading } = loaded;
  const missing = font.fontFile ? messages.notInFile : messages.notIncluded;
  const isHeld = (weight: number) => !weights || within(weights, weight) === weight;
  return (
    <FontSpecimen
      family={font.family}
      {...(face === undefined ? {} : { face })}
      weights={font.weights
        .map(fontWeight)
        .map((each) => (isHeld(each.weight) ? each : { ...each, missing }))}
      use={font.usage}
      sample={sample}
      isLoading={isLoading}
      {...(isDetailed ? details : {})}
      {...(text === undefined ? {} : { text })}
    />
  );
}
