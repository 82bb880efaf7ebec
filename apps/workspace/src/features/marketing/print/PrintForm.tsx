import type { PrintSize } from '@brandroom/domain/campaign/print-item.schema';
import type { PrintType } from '@brandroom/domain/campaign/print-type';
import {
  orientations,
  printSizeLabels,
  printSizes,
} from '@brandroom/domain/campaign/print-item.schema';
import { printTypeLabels, printTypes } from '@brandroom/domain/campaign/print-type';
import { logoTypeLabels } from '@brandroom/domain/brand/logo-type';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Grid } from '@brandroom/ui/Grid';
import { Section } from '@brandroom/ui/Section';
import { Select } from '@brandroom/ui/Select';
import { Split } from '@brandroom/ui/Split';
import { Stack } from '@brandroom/ui/Stack';
import { TextArea } from '@brandroom/ui/TextArea';
import { TextField } from '@brandroom/ui/TextField';
import { useDeferredValue, useMemo } from 'react';

import type { Form as FormState } from '../../../shared/form/use-form';
import { RecordForm } from '../../../shared/record/RecordForm';
import { printMessages } from './print.messages';
import type { PrintValues } from './print-values';
import { draftOf } from './print-values';
import { SheetPages } from './SheetPages';
import type { PrintBrand } from './use-print-brand';
import { usePrintBrand } from './use-print-brand';
import type { usePrintForm } from './use-print-form';

const messages = printMessages.form;
const types = printTypes.map((value) => ({ value, label: printTypeLabels[value] }));
const sides = orientations.map((value) => ({ value, label: messages.orientations[value] }));

/** The available sizes of a type. */
const sizesOf: Record<PrintType, readonly PrintSize[]> = {
  brochure: ['A4', 'A5', 'DL'],
  flyer: ['A4', 'A5', 'A6', 'DL'],
  businessCard: ['businessCard'],
  other: Object.keys(printSizes) as PrintSize[],
};

interface PrintFormProps extends ReturnType<typeof usePrintForm> {
  brandId: BrandId;
}

/** The form of a new or stored item beside its preview; the page's bar submits it. */
export function PrintForm({ brandId, form, autosave }: PrintFormProps) {
  const brand = usePrintBrand(brandId);
  const values = useDeferredValue(form.values);
  const draft = useMemo(() => draftOf(values), [values]);
  return (
    <Split
      data-first-content=""
      asideLabel={printMessages.sheet.title}
      aside={<SheetPages name={values.name} item={draft} brand={brand} />}
    >
      <RecordForm form={form} autosave={autosave}>
        <Stack gap={32}>
          <TextFields form={form} />
          <DetailFields form={form} brand={brand} />
        </Stack>
      </RecordForm>
    </Split>
  );
}

function TextFields({ form }: { form: FormState<PrintValues> }) {
  return (
    <Section title={messages.texts} isTitleHidden>
      <Stack gap={16}>
        <TextField
          {...form.field('name')}
          label={messages.name}
          description={messages.nameHelp}
          isRequired
        />
        <TextField {...form.field('headline')} label={messages.headline} isRequired />
        <TextArea {...form.field('body')} label={messages.body} rows={6} isOptional />
        <TextField
          {...form.field('footer')}
          label={messages.footer}
          description={messages.footerHelp}
          isOptional
        />
      </Stack>
    </Section>
  );
}

interface DetailFieldsProps {
  form: FormState<PrintValues>;
  brand: PrintBrand;
}

function DetailFields({ form, brand }: DetailFieldsProps) {
  const { type, size } = form.values;
  const sizes = sizesOf[type].map((value) => ({ value, label: printSizeLabels[value] }));
  const setType = (next: PrintType) => {
    const [first = 'A4'] = sizesOf[next];
    const isCard = next === 'businessCard';
    form.set({
      type: next,
      ...(sizesOf[next].includes(size) ? {} : { size: first }),
      ...(isCard && type !== next ? { orientation: 'landscape' as const } : {}),
    });
  };
  const colors = [
    { value: '' as const, label: messages.ownColor },
    ...brand.colors.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const logos = [
    { value: '' as const, label: messages.ownLogo },
    ...brand.logos.map(({ id, name, type: kind }) => ({
      value: id,
      label: `${logoTypeLabels[kind]}: ${name}`,
    })),
  ];
  return (
    <Section title={messages.details}>
      <Stack gap={16}>
        <Grid min="small" isFilled>
          <Select
            {...form.field('type')}
            onChange={setType}
            label={messages.type}
            options={types}
          />
          <Select {...form.field('size')} label={messages.size} options={sizes} />
          <Select {...form.field('orientation')} label={messages.orientation} options={sides} />
        </Grid>
        <Grid min="medium" isFilled>
          <Select {...form.field('colorId')} label={messages.color} options={colors} />
          <Select {...form.field('logoId')} label={messages.logo} options={logos} />
        </Grid>
      </Stack>
    </Section>
  );
}
