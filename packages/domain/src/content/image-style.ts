import type { AspectRatio, ImageStyle } from './generated-image.schema';

/** Apart from the schemas, which weigh more than a screen's first load should. */
export const imageStyleLabels: Record<ImageStyle, string> = {
  realistic: 'Realistic',
  artistic: 'Artistic',
  cartoon: 'Cartoon',
  '3d': '3D',
  minimalist: 'Minimalist',
};

export const aspectRatioLabels: Record<AspectRatio, string> = {
  '1:1': 'Square 1:1',
  '4:5': 'Portrait 4:5',
  '16:9': 'Wide 16:9',
  '9:16': 'Tall 9:16',
};
