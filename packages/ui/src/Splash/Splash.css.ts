import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, radius } = vars;

// Global names: the page's own HTML carries the same markup, for the first paint before any script.
globalStyle('.splash', {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  backgroundColor: color.bg,
});
globalStyle('.splash-word', {
  display: 'inline-flex',
  alignItems: 'baseline',
  ...typeStep('hero'),
  fontWeight: font.weight.strong,
  letterSpacing: font.tracking.tight,
  lineHeight: font.leading.flat,
  color: color.text,
});
globalStyle('.splash-mark', {
  inlineSize: 'calc(1em * 0.54)',
  blockSize: 'calc(1em * 0.54)',
  marginInline: 'calc(1em * 0.035)',
  borderRadius: radius.round,
  backgroundColor: color.accent,
  forcedColorAdjust: 'none',
});
