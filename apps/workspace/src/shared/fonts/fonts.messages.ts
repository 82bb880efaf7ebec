// Every visible string about the weights of a font.

export const fontsMessages = {
  notInFile: 'not in this file',
  notIncluded: 'not available here',
} as const;
