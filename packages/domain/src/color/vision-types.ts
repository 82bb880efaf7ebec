/** Color vision deficiencies, each at full severity. */
export const visionTypes = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
export type VisionType = (typeof visionTypes)[number];

export const visionLabels: Record<VisionType, string> = {
  protanopia: 'Protanopia (no red cones)',
  deuteranopia: 'Deuteranopia (no green cones)',
  tritanopia: 'Tritanopia (no blue cones)',
  achromatopsia: 'Achromatopsia (no color vision)',
};
