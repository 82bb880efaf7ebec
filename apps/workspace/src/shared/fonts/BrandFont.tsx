import type { Typography } from '@brandroom/domain/brand/typography.schema';
import { fontWeight } from '@brandroom/domain/brand/font-weight';
import { FontSpecimen } from '@brandroom/ui/FontSpecimen';

import type { useFontFace } from './use-font-face';

interface BrandFontProps {
  font: Typography;
  loaded: ReturnType<typeof useFontFace>;
  sample: string;
  text?: string;
}

/** A font of the brand in its weights; with an uploaded file, in those that the file has. */
export function BrandFont({ font, loaded: { face, facts }, sample, text }: BrandFontProps) {
  const named = font.weights.map(fontWeight);
  const [lightest = 1, boldest = 1000] = facts?.weights ?? [];
  const held = named.filter(({ weight }) => weight >= lightest && weight <= boldest);
  return (
    <FontSpecimen
      family={font.family}
      {...(face === undefined ? {} : { face })}
      weights={held.length > 0 ? held : [fontWeight(String(lightest))]}
      use={font.usage}
      sample={sample}
      {...(text === undefined ? {} : { text })}
    />
  );
}
