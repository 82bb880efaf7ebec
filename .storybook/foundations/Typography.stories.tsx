import preview from '../preview';
import { Typography } from './Typography';

const meta = preview.meta({
  title: 'Foundations/Typography',
  component: Typography,
  tags: ['!autodocs'],
});

export const Default = meta.story({});
