import { CalendarClock, CircleCheckBig, Clock, History } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Grid } from '../Grid/Grid';
import { Stat } from './Stat';

const meta = preview.meta({
  title: 'Data/Stat',
  component: Stat,
  args: { value: '3', label: 'Pending Approval' },
});

export const Row = meta.story({
  render: () => (
    <Grid min="small" isFilled>
      <Stat
        value="3"
        label="Pending Approval"
        icon={Clock}
        link={{ href: '#a', label: 'open calendar' }}
      />
      <Stat
        value="12"
        label="Scheduled Content"
        icon={CalendarClock}
        link={{ href: '#b', label: 'open calendar' }}
      />
      <Stat
        value="1,240"
        label="Clicks"
        icon={CircleCheckBig}
        change={{ direction: 'up', text: 'up 12 %' }}
      />
      <Stat
        value="2.1 %"
        label="Bounce rate"
        icon={History}
        change={{ direction: 'down', text: 'down 4 %' }}
      />
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: '3 Pending Approval, open calendar' }),
    ).toHaveFocus();
  },
});
