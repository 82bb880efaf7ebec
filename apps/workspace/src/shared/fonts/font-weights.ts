/** The lightest and the boldest weight of a font, from 1 to 1000; both are equal in a static font. */
export type FontWeights = readonly [lightest: number, boldest: number];

/** The weights that our own documents and print files ask for. */
export const letterWeights = { regular: 400, strong: 700 } as const;
export type LetterWeight = keyof typeof letterWeights;

/** The weight of a font that is nearest to the one wanted. */
export const within = ([lightest, boldest]: FontWeights, weight: number): number =>
  Math.min(Math.max(weight, lightest), boldest);
