import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentType } from '@brandroom/domain/content/content.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { denialReason } from '@brandroom/domain/rights/labels';
import { Card } from '@brandroom/ui/Card';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { lazyPart } from '@brandroom/ui/lazy-part';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageViews } from '@brandroom/ui/PageViews';
import { PropertyBar } from '@brandroom/ui/PropertyBar';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useState } from 'react';

import { formMessages } from '../../../shared/form/form.messages';
import { useHref } from '../../../shared/navigation/use-href';
import { useWorkspace } from '../../../shared/brand/workspace';
import { LeaveGuard } from '../../../shared/form/LeaveGuard';
import { RestoredNotice } from '../../../shared/form/RestoredNotice';
import { useSendKeys } from '../../../shared/form/use-send-keys';
import { commandShortcut } from '../../../shared/keys/command-shortcut';
import { Load } from '../../../shared/load/Load';
import { PageTitle } from '../../../shared/page/PageTitle';
import { calendarSearch } from '../item/calendar-position';
import { CampaignField } from '../writing/CampaignField';
import { ContentProperties } from '../writing/ContentProperties';
import { writingMessages } from '../writing/writing.messages';
import { createMessages as messages } from './create.messages';
import { GenerateToggle } from './GenerateToggle';
import { PostCards } from './PostCards';
import type { CreateStart } from './posts';
import { contentTypes } from './posts';
import { useCreateForm } from './use-create-form';

const GeneratePanel = lazyPart(async () => (await import('./GeneratePanel')).GeneratePanel);

const formId = 'create-form';

interface CreateContentFormProps {
  brandId: BrandId;
  start: CreateStart;
}

/** Type and campaign, then a card for each post, or one for an email or a blog post. */
export function CreateContentForm({ brandId, start }: CreateContentFormProps) {
  const hrefTo = useHref();
  const { user, brand } = useWorkspace();
  const reasonFor = (type: ContentType) =>
    denialReason(user, contentRight('create', type), brandId);
  const types = contentTypes.map((value) => ({
    value,
    label: contentTypeLabels[value],
    reason: reasonFor(value),
  }));
  const mayCreate = (type: ContentType) => reasonFor(type) === null;
  const { form, autosave, type, posts, setType, setCampaign, setCards, ...create } = useCreateForm({
    brandId,
    start,
    mayCreate,
  });
  const [isGenerating, setGenerating] = useState(false);
  const [first, ...others] = posts;

  useSendKeys(formId);

  return (
    <Page
      layout="form"
      bar={
        <PageBar
          back={{
            href: hrefTo({ to: '/content/calendar', search: calendarSearch(brandId) }),
            label: formMessages.cancel,
          }}
          title={messages.title}
          views={
            <PageViews
              label={messages.type}
              options={types.map((each) => ({
                ...each,
                isDisabled: form.isSubmitting || each.reason !== null,
              }))}
              value={type}
              onChange={setType}
            />
          }
          actions={[
            {
              id: 'create',
              label: messages.submit[type],
              shortcut: commandShortcut('S'),
              form: formId,
              isPrimary: true,
              isPending: form.isSubmitting,
              pendingLabel: messages.pending,
            },
          ]}
        />
      }
    >
      <PageTitle title={messages.title} brand={brand?.name} />
      <Form
        id={formId}
        width="full"
        onSubmit={form.submit}
        failedAttempts={form.failedAttempts}
        onIncompleteChange={form.onIncompleteChange}
        onFocus={form.prepare}
      >
        <Stack gap={16} data-first-content="">
          {first && others.length === 0 && (
            <PropertyBar key={first.key} label={writingMessages.fields.properties}>
              <ContentProperties
                type={type}
                values={first}
                set={(values) => create.change(0, values)}
                problem={(name) => form.problem(`${type}.0.${name}`)}
                isReadOnly={form.isSubmitting}
              />
            </PropertyBar>
          )}
          <LeaveGuard form={form} />
          <RestoredNotice autosave={autosave} />
          {form.failure !== null && <ErrorSummary title={form.failure} />}
          {types.map(
            ({ value, label, reason }) =>
              reason !== null && (
                <Text key={value} size="caption" tone="muted">
                  {messages.mayNot(label, reason)}
                </Text>
              ),
          )}
          {isGenerating && (
            <Stack width="form">
              <Card>
                <Section title={messages.generate} isTitleHidden>
                  <Load label={messages.generateLoading} skeleton={<Skeleton shape="block" />}>
                    <GeneratePanel
                      {...{ brandId, type, setCards }}
                      values={form.values}
                      setPrompt={(prompt) => form.set({ prompt })}
                      isDisabled={form.isSubmitting}
                    />
                  </Load>
                </Section>
              </Card>
            </Stack>
          )}
          <PostCards
            {...{ brandId, form, type, posts, ...create }}
            textAction={
              <GenerateToggle isOpen={isGenerating} onToggle={() => setGenerating(!isGenerating)} />
            }
          />
          <Stack width="form">
            <CampaignField
              brandId={brandId}
              value={first?.campaignId ?? null}
              onChange={setCampaign}
              description={messages.campaignHelp}
              errorMessage={form.problem(`${type}.0.campaignId`)}
              isReadOnly={form.isSubmitting}
            />
          </Stack>
        </Stack>
      </Form>
    </Page>
  );
}
