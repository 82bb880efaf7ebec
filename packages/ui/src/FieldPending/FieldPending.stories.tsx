import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { DatePicker } from '../DatePicker/DatePicker';
import { Grid } from '../Grid/Grid';
import { MarkdownField } from '../MarkdownField/MarkdownField';
import { Stack } from '../Stack/Stack';
import { FieldPending } from './FieldPending';
import * as styles from './FieldPending.css';

const meta = preview.meta({
  title: 'Forms/FieldPending',
  component: FieldPending,
  argTypes: choices({ shape: styles.shapes }),
  args: { label: 'Start date' },
  parameters: guide({
    purpose: 'The place of a field whose code is loading, so that nothing jumps.',
    avoid: 'For whole screens use LoadingRegion.',
    keys: [],
    dos: ['Give it the words that the field will have.'],
    donts: ['Leave it there when loading failed: put a way to try again into it.'],
    heard: 'Default',
  }),
});

/** On the left the placeholder until the field on the right has loaded. */
export const Default = meta.story({});

export const AsTallAsTheField = meta.story({
  args: { description: 'In your time zone.', isOptional: true },
  render: (args) => (
    <Grid>
      <div data-testid="pending">
        <FieldPending {...args} />
      </div>
      <div data-testid="field">
        <DatePicker
          label="Start date"
          description="In your time zone."
          isOptional
          value={null}
          onChange={() => undefined}
        />
      </div>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByTestId(name).firstElementChild?.clientHeight;
    await expect(height('pending')).toBe(height('field'));
  },
});

export const AsTallAsTheText = meta.story({
  render: () => (
    <Stack>
      <div data-testid="pending">
        <FieldPending label="Text" shape="text">
          {false}
        </FieldPending>
      </div>
      <div data-testid="field">
        <MarkdownField label="Text" rows={12} preview="" />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByTestId(name).firstElementChild?.clientHeight;
    await expect(height('pending')).toBe(height('field'));
  },
});

/** It could not be loaded. */
export const Failed = meta.story({
  args: { children: <Button>Try again</Button> },
});
