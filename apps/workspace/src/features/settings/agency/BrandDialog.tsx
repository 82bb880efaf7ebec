import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { brandDraft } from '@brandroom/domain/brand/brand.schema';
import { showToast } from '@brandroom/ui/toast';
import { TextArea } from '@brandroom/ui/TextArea';
import { TextField } from '@brandroom/ui/TextField';

import { useClient } from '../../../shared/api/api';
import { useChooseNewBrand } from '../../../shared/brand/use-choose-brand';
import { FormDialog } from '../../../shared/form/FormDialog';
import { useForm } from '../../../shared/form/use-form';
import { shortName } from '../../../shared/page/short-name';
import { agencyMessages } from './agency.messages';

const messages = agencyMessages.brands;

interface BrandDialogProps {
  /** The brand to edit; null for a new one. */
  brand: Brand | null;
  onClose: (about: Brand | null) => void;
}

/** Creates a brand, which becomes the current one, or edits one. */
export function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const { brands } = useClient();
  const choose = useChooseNewBrand();
  const form = useForm({
    schema: brandDraft,
    initial: { name: brand?.name ?? '', description: brand?.description ?? '' },
    onSubmit: async (draft) => {
      const saved = brand
        ? await brands.update({ id: brand.id, patch: draft })
        : await brands.create(draft);
      if (!brand) await choose(saved);
      showToast({
        title: brand ? messages.saved(shortName(saved)) : messages.created(shortName(saved)),
      });
      onClose(brand);
    },
  });
  return (
    <FormDialog
      title={brand ? messages.editTitle(brand.name) : messages.addTitle}
      form={form}
      submitLabel={brand ? messages.save : messages.create}
      pendingLabel={brand ? agencyMessages.saving : messages.creating}
      onClose={() => onClose(brand)}
    >
      {/* The person opened the dialog for this field, so it gets focus. */}
      <TextField {...form.field('name')} label={messages.name} isRequired autoFocus />
      <TextArea {...form.field('description')} label={messages.description} isOptional />
    </FormDialog>
  );
}
