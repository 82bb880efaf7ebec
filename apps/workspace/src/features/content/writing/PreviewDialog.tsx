import { platformLabels } from '@brandroom/domain/content/channel';
import type { ContentType, Platform } from '@brandroom/domain/content/content.schema';
import { Dialog } from '@brandroom/ui/Dialog';
import { Grid } from '@brandroom/ui/Grid';
import { mailWidths } from '@brandroom/ui/MailPreview';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { ToggleGroup } from '@brandroom/ui/ToggleGroup';
import { Suspense, useState } from 'react';

import { lazyPart } from '@brandroom/ui/lazy-part';
import type { ContentValues } from '../item/content-values';
import { EmailPreview } from './EmailPreview';
import { SearchPreview } from './SearchPreview';
import { SocialPreview } from './SocialPreview';
import { writingMessages } from './writing.messages';

const messages = writingMessages.preview;

/** Includes the Markdown parser, which posts and emails do not use. */
const BlogPreview = lazyPart(async () => (await import('./BlogPreview')).BlogPreview);
const platforms = Object.keys(platformLabels) as Platform[];

interface PreviewDialogProps {
  type: ContentType;
  values: ContentValues;
  brandName: string;
  onClose: () => void;
}

/**
 * The large preview: a post on every platform, an email at both widths, the page of a blog post.
 */
export function PreviewDialog({ type, onClose, ...shown }: PreviewDialogProps) {
  return (
    <Dialog
      title={writingMessages.aside.preview}
      size="wide"
      isOpen
      isDismissable
      isRead
      onOpenChange={onClose}
      {...(type === 'social' ? { description: messages.social.everywhere } : {})}
    >
      {type === 'social' && (
        <Grid min="medium">
          {platforms.map((platform) => (
            <SocialPreview key={platform} platform={platform} {...shown} />
          ))}
        </Grid>
      )}
      {type === 'email' && <BothWidths {...shown} />}
      {type === 'blog' && (
        <Stack gap={32}>
          <SearchPreview values={shown.values} />
          <Suspense fallback={<Skeleton shape="block" />}>
            <BlogPreview values={shown.values} />
          </Suspense>
        </Stack>
      )}
    </Dialog>
  );
}

function BothWidths(shown: Pick<PreviewDialogProps, 'values' | 'brandName'>) {
  const [width, setWidth] = useState<(typeof mailWidths)[number]>('desktop');
  return (
    <Stack gap={16}>
      <ToggleGroup
        label={messages.email.width}
        options={mailWidths.map((value) => ({ value, label: messages.email.widths[value] }))}
        value={width}
        onChange={setWidth}
      />
      <EmailPreview width={width} {...shown} />
    </Stack>
  );
}
