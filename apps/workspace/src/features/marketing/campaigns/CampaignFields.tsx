import { campaignStatuses } from '@brandroom/domain/campaign/status';
import { campaignStatusLabels } from '@brandroom/domain/campaign/status-labels';
import type { Channel } from '@brandroom/domain/content/channel';
import { channelLabels, channels } from '@brandroom/domain/content/channel';
import { ButtonToolbar } from '@brandroom/ui/ButtonToolbar';
import { Grid } from '@brandroom/ui/Grid';
import { NumberField } from '@brandroom/ui/NumberField';
import { Section } from '@brandroom/ui/Section';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { TagInput } from '@brandroom/ui/TagInput';
import { TextArea } from '@brandroom/ui/TextArea';
import { TextField } from '@brandroom/ui/TextField';

import { DateField } from '../../../shared/form/DateFields';
import type { Form } from '../../../shared/form/use-form';
import type { CampaignValues } from './campaign-values';
import { campaignsMessages } from './campaigns.messages';
import { GoalFields } from './GoalFields';

const messages = campaignsMessages.form;
const statuses = campaignStatuses.map((value) => ({ value, label: campaignStatusLabels[value] }));
const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 2 } as const;

/** Adds or removes a channel, in display order. */
const toggled = (chosen: readonly Channel[], id: Channel) =>
  channels.filter((each) => (each === id) !== chosen.includes(each));

interface FieldsProps {
  form: Form<CampaignValues>;
}

interface CampaignFieldsProps extends FieldsProps {
  /** Why the person may not set the budget; null if they may. */
  budgetDenial: string | null;
}

/** The four sections of a campaign's form. */
export function CampaignFields({ form, budgetDenial }: CampaignFieldsProps) {
  return (
    <Stack gap={32}>
      <DetailFields form={form} budgetDenial={budgetDenial} />
      <Section title={messages.goals}>
        <GoalFields form={form} />
      </Section>
      <Section title={messages.channels}>
        <ButtonToolbar
          label={messages.channels}
          items={channels.map((id) => ({
            id,
            label: channelLabels[id],
            isPressed: form.values.channels.includes(id),
          }))}
          onPress={(id) => form.set({ channels: toggled(form.values.channels, id) })}
        />
      </Section>
      <TargetingFields form={form} />
    </Stack>
  );
}

function DetailFields({ form, budgetDenial }: CampaignFieldsProps) {
  const { startDate } = form.values;
  return (
    <Section title={messages.details}>
      <Stack gap={16}>
        <TextField {...form.field('name')} label={messages.name} isRequired />
        <TextArea {...form.field('description')} label={messages.description} rows={4} isRequired />
        <Grid min="medium" isFilled>
          <DateField
            name="startDate"
            label={messages.startDate}
            value={startDate === '' ? null : startDate}
            onChange={(day) => form.set({ startDate: day ?? '' }, ['startDate', 'endDate'])}
            errorMessage={form.problem('startDate')}
            isRequired
          />
          <DateField {...form.field('endDate')} label={messages.endDate} isOptional />
        </Grid>
        <Grid min="medium" isFilled>
          <NumberField
            {...form.field('budget')}
            label={messages.budget}
            isReadOnly={budgetDenial !== null}
            description={budgetDenial ?? undefined}
            isOptional
            minValue={0}
            step={100}
            formatOptions={dollars}
          />
          <Select {...form.field('status')} label={messages.status} options={statuses} />
        </Grid>
      </Stack>
    </Section>
  );
}

function TargetingFields({ form }: FieldsProps) {
  const { targeting } = form.values;
  const { ageRange } = targeting;
  const set = (change: Partial<CampaignValues['targeting']>, paths: string[]) =>
    form.set({ targeting: { ...targeting, ...change } }, paths);
  const setAge = (change: Partial<typeof ageRange>) =>
    set({ ageRange: { ...ageRange, ...change } }, ['targeting.ageRange']);
  return (
    <Section title={messages.targeting}>
      <Stack gap={16}>
        <TagInput
          label={messages.locations}
          itemName={messages.location}
          description={messages.tagHelp}
          value={targeting.locations}
          onChange={(locations) => set({ locations }, ['targeting.locations'])}
          errorMessage={form.problem('targeting.locations')}
          isOptional
        />
        <Grid min="small" isFilled>
          <NumberField
            label={messages.minAge}
            value={ageRange.min}
            onChange={(min) => setAge({ min })}
            errorMessage={form.problem('targeting.ageRange.min')}
            minValue={13}
            maxValue={120}
            isRequired
          />
          <NumberField
            label={messages.maxAge}
            value={ageRange.max}
            onChange={(max) => setAge({ max })}
            errorMessage={form.problem('targeting.ageRange.max')}
            minValue={13}
            maxValue={120}
            isRequired
          />
        </Grid>
        <TagInput
          label={messages.interests}
          itemName={messages.interest}
          description={messages.tagHelp}
          value={targeting.interests}
          onChange={(interests) => set({ interests }, ['targeting.interests'])}
          errorMessage={form.problem('targeting.interests')}
          isOptional
        />
      </Stack>
    </Section>
  );
}
