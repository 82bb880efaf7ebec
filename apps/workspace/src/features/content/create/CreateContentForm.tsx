import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { denialReason } from '@brandroom/domain/rights/labels';
import { ActionBar } from '@brandroom/ui/ActionBar';
import { Button } from '@brandroom/ui/Button';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { Card } from '@brandroom/ui/Card';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';

import { useHref } from '../../../shared/navigation/use-href';
import { lazyPart } from '../../../shared/load/lazy-part';
import { useWorkspace } from '../../../shared/brand/workspace';
import { LeaveGuard } from '../../../shared/form/LeaveGuard';
import { RestoredNotice } from '../../../shared/form/RestoredNotice';
import { Load } from '../../../shared/load/Load';
import { calendarSearch } from '../item/calendar-position';
import { CampaignField } from '../writing/CampaignField';
import { createMessages as messages } from './create.messages';
import { PostCards } from './PostCards';
import type { CreateStart } from './posts';
import { TypeChoice } from './TypeChoice';
import { useCreateForm } from './use-create-form';

const GeneratePanel = lazyPart(async () => (await import('./GeneratePanel')).GeneratePanel);

interface CreateContentFormProps {
  brandId: BrandId;
  start: CreateStart;
}

/** Type and campaign, then one card for each post, or one for an email or a blog post. */
export function CreateContentForm({ brandId, start }: CreateContentFormProps) {
  const hrefTo = useHref();
  const { user } = useWorkspace();
  const reason = (type: CreateStart['type'] & string) =>
    denialReason(user, contentRight('create', type), brandId);
  const mayCreate = (type: CreateStart['type'] & string) => reason(type) === null;
  const { form, autosave, type, posts, setType, setCampaign, setCards, ...create } = useCreateForm({
    brandId,
    start,
    mayCreate,
  });
  const [isGenerating, setGenerating] = useState(false);

  return (
    <Form
      width="full"
      data-first-content=""
      onSubmit={form.submit}
      failedAttempts={form.failedAttempts}
      onIncompleteChange={form.onIncompleteChange}
      onFocus={form.prepare}
    >
      <Stack gap={24} width="form">
        <LeaveGuard form={form} />
        <RestoredNotice autosave={autosave} />
        {form.failure !== null && <ErrorSummary title={form.failure} />}
        <TypeChoice
          value={type}
          onChange={setType}
          denialReason={reason}
          isDisabled={form.isSubmitting}
        />
        <CampaignField
          brandId={brandId}
          value={posts[0]?.campaignId ?? null}
          onChange={setCampaign}
          description={messages.campaignHelp}
          errorMessage={form.problem(`${type}.0.campaignId`)}
          isReadOnly={form.isSubmitting}
        />
        <Stack gap={16}>
          <Inline>
            <Button
              icon={Sparkles}
              aria-expanded={isGenerating}
              onPress={() => setGenerating(!isGenerating)}
            >
              {messages.generate}
            </Button>
          </Inline>
          {isGenerating && (
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
          )}
        </Stack>
      </Stack>
      <PostCards {...{ brandId, form, type, posts, ...create }} />
      <ActionBar>
        <ButtonLink href={hrefTo({ to: '/content/calendar', search: calendarSearch(brandId) })}>
          {messages.cancel}
        </ButtonLink>
        <Button
          type="submit"
          variant="primary"
          isPending={form.isSubmitting}
          pendingLabel={messages.pending}
        >
          {messages.submit[type]}
        </Button>
      </ActionBar>
    </Form>
  );
}
