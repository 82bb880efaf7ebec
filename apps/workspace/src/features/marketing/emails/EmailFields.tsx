import {
  emailAudienceLabels,
  emailAudiences,
  emailTemplateLabels,
  emailTemplates,
} from '@brandroom/domain/campaign/email-campaign.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { ComboBox } from '@brandroom/ui/ComboBox';
import { Grid } from '@brandroom/ui/Grid';
import { Section } from '@brandroom/ui/Section';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { TextArea } from '@brandroom/ui/TextArea';
import { TextField } from '@brandroom/ui/TextField';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import type { Form } from '../../../shared/form/use-form';
import type { EmailValues } from './email-values';
import { emailsMessages } from './emails.messages';

const messages = emailsMessages.form;
const templates = emailTemplates.map((value) => ({ value, label: emailTemplateLabels[value] }));
const audiences = emailAudiences.map((value) => ({ value, label: emailAudienceLabels[value] }));
const mostImages = 200;

interface EmailFieldsProps {
  brandId: BrandId;
  form: Form<EmailValues>;
}

/** The fields of an email: its text, then its recipients and design. */
export function EmailFields({ brandId, form }: EmailFieldsProps) {
  const { button } = form.values;
  return (
    <Stack gap={32}>
      <Section title={messages.content} isTitleHidden>
        <Stack gap={16}>
          <TextField
            {...form.field('name')}
            label={messages.name}
            description={messages.nameHelp}
            isRequired
          />
          <TextField {...form.field('subject')} label={messages.subject} isRequired />
          <TextField
            {...form.field('preheader')}
            label={messages.preheader}
            description={messages.preheaderHelp}
            isOptional
          />
          <TextArea
            {...form.field('body')}
            label={messages.body}
            description={messages.bodyHelp}
            rows={10}
            isRequired
          />
          <ImageField brandId={brandId} form={form} />
          <Grid min="medium" isFilled>
            <TextField
              name="button.label"
              label={messages.buttonLabel}
              value={button.label}
              onChange={(label) => form.set({ button: { ...button, label } }, ['button'])}
              errorMessage={form.problem('button.label')}
              isOptional
            />
            <TextField
              name="button.address"
              label={messages.buttonAddress}
              type="url"
              value={button.address}
              onChange={(address) => form.set({ button: { ...button, address } }, ['button'])}
              errorMessage={form.problem('button.address')}
              isOptional
            />
          </Grid>
          <TextArea
            {...form.field('footer')}
            label={messages.footer}
            description={messages.footerHelp}
            rows={3}
            isOptional
          />
        </Stack>
      </Section>
      <Section title={messages.sending}>
        <Stack gap={16}>
          <Select {...form.field('audience')} label={messages.audience} options={audiences} />
          <Select {...form.field('template')} label={messages.template} options={templates} />
        </Stack>
      </Section>
    </Stack>
  );
}

/** The image above the text; missing for people who may not see the file library. */
function ImageField({ brandId, form }: EmailFieldsProps) {
  const { user } = useWorkspace();
  const seesFiles = can(user, 'files.view', brandId);
  const { image } = form.values;
  const input = { brandId, tab: 'images' as const, limit: mostImages };
  const { data } = useQuery({
    ...useApi().files.list.queryOptions({ input }),
    enabled: seesFiles,
  });
  if (!seesFiles) return null;
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Stack gap={16}>
      <ComboBox
        label={messages.image}
        options={options}
        emptyText={messages.imageNone}
        placeholder={messages.imageEmpty}
        value={data ? image.fileId : null}
        onChange={(fileId) => form.set({ image: { ...image, fileId } }, ['image'])}
        errorMessage={form.problem('image') ?? form.problem('image.fileId')}
        isOptional
      />
      {image.fileId !== null && (
        <TextField
          name="image.alt"
          label={messages.alt}
          description={messages.altHelp}
          value={image.alt}
          onChange={(alt) => form.set({ image: { ...image, alt } }, ['image.alt'])}
          errorMessage={form.problem('image.alt')}
          isOptional
        />
      )}
    </Stack>
  );
}
