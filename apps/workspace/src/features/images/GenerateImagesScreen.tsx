import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { accessAdvice } from '@brandroom/domain/rights/labels';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { Section } from '@brandroom/ui/Section';
import { useId } from 'react';

import { Denied } from '../../shared/brand/Denied';
import { NoBrand } from '../../shared/brand/NoBrand';
import { useWorkspace } from '../../shared/brand/workspace';
import { Load } from '../../shared/load/Load';
import { PageTitle } from '../../shared/page/PageTitle';
import { Gallery } from './Gallery';
import { GenerateForm } from './GenerateForm';
import { imagesMessages } from './images.messages';
import type { ImagesSearch } from './images-search';
import { useImageGeneration } from './use-image-generation';

const messages = imagesMessages.screen;

/** Generates images from descriptions. */
export function GenerateImagesScreen({ search }: { search: ImagesSearch }) {
  const { user, brandId, brand } = useWorkspace();
  const isDenied = brandId !== null && !createsSomeContent(user, brandId);
  return (
    <Page layout="gallery" bar={<PageBar title={messages.title} />}>
      <PageTitle title={messages.title} brand={brand?.name} />
      {isDenied && (
        <Denied
          reason={`${messages.denied} ${accessAdvice(user, contentRight('create', 'social'), brandId)}`}
        />
      )}
      {!brandId && <NoBrand hint={messages.noBrand} />}
      {/* Each brand has its own form. */}
      {brandId && !isDenied && <BrandImages key={brandId} brandId={brandId} search={search} />}
    </Page>
  );
}

function BrandImages({ brandId, search }: { brandId: BrandId; search: ImagesSearch }) {
  const generation = useImageGeneration(brandId);
  const promptId = useId();
  return (
    <>
      <GenerateForm brandId={brandId} generation={generation} promptId={promptId} />
      <Section title={imagesMessages.gallery.title}>
        <Load label={imagesMessages.gallery.loading} skeleton={<PageSkeleton layout="gallery" />}>
          <Gallery
            brandId={brandId}
            search={search}
            isBusy={generation.isBusy}
            onDescribe={() => document.getElementById(promptId)?.focus()}
          />
        </Load>
      </Section>
    </>
  );
}
