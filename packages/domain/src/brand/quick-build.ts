/** The steps of a quick build, in their order. */
export const quickBuildSteps = ['address', 'colors', 'fonts', 'tones', 'messages'] as const;
export type QuickBuildStep = (typeof quickBuildSteps)[number];

export const quickBuildStepLabels: Record<QuickBuildStep, string> = {
  address: 'Read the address',
  colors: 'Choose colors',
  fonts: 'Pair fonts',
  tones: 'Set the tone',
  messages: 'Write messages',
};
