import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { recipe } from '@vanilla-extract/recipes';
import { typeStep } from '../type-step';

export const text = recipe({
  base: { minInlineSize: 0 },
  variants: {
    size: {
      caption: typeStep('caption'),
      ui: typeStep('ui'),
      body: typeStep('body'),
      lead: typeStep('lead'),
      title: typeStep('title'),
    },
    tone: {
      normal: {},
      muted: { color: vars.color.textMuted },
      // An error may quote the typed text, which may be one long word.
      danger: { color: vars.color.textDanger, overflowWrap: 'anywhere' },
      success: { color: vars.color.textSuccess },
      accent: { color: vars.color.textAccent },
    },
    weight: { regular: {}, strong: { fontWeight: vars.font.weight.strong } },
    isMeasured: { true: { maxInlineSize: vars.size.measure, textWrap: 'pretty' } },
    isTabular: { true: { fontVariantNumeric: 'tabular-nums' } },
    isTruncated: {
      true: {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        // Phones and 400 % zoom have lines to spare and no pointer that rests: there all of it is read.
        '@media': { [media.narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
      },
    },
    isPreserved: { true: { whiteSpace: 'pre-wrap' } },
  },
});
