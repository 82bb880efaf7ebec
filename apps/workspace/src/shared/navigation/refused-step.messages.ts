/** The way from a refused step to its rule. */
export const refusedStepMessages = {
  why: (step: string) => `See why you can’t: ${step}`,
};
