// Written by `pnpm generate`.
import type { CatalogEntry } from './catalog-entry';

/** Every machine, by its label. */
export const machineCatalog: readonly CatalogEntry[] = [
  {
    slug: 'content-workflow',
    label: 'Content workflow',
    version: '1.1.0',
    sentence: 'How a content item gets from draft to published, and who takes each step.',
    load: async () => (await import('./content-workflow/content-workflow.catalog')).parts,
  },
  {
    slug: 'email-send',
    label: 'Email sending',
    version: '1.0.0',
    sentence: 'How an email is sent to its recipients in batches, paused and resumed.',
    load: async () => (await import('./email-send/email-send.catalog')).parts,
  },
  {
    slug: 'upload',
    label: 'File upload',
    version: '1.2.0',
    sentence: 'How files are uploaded one after another, paused, canceled and retried.',
    load: async () => (await import('./upload/upload.catalog')).parts,
  },
  {
    slug: 'form-send',
    label: 'Form',
    version: '1.0.0',
    sentence: 'How a form is checked, sent and saved, or refused without losing your text.',
    load: async () => (await import('./form-send/form-send.catalog')).parts,
  },
  {
    slug: 'image-generation',
    label: 'Image generation',
    version: '1.0.1',
    sentence: 'How an image is generated from a prompt.',
    load: async () => (await import('./image-generation/image-generation.catalog')).parts,
  },
  {
    slug: 'keyword-analysis',
    label: 'Keyword analysis',
    version: '1.0.1',
    sentence: 'How the keywords of a brand are scored for opportunities.',
    load: async () => (await import('./keyword-analysis/keyword-analysis.catalog')).parts,
  },
  {
    slug: 'quick-build',
    label: 'Quick Build',
    version: '1.0.1',
    sentence: 'How a brand is built from the address of a website.',
    load: async () => (await import('./quick-build/quick-build.catalog')).parts,
  },
  {
    slug: 'auth',
    label: 'Sign-in',
    version: '1.0.1',
    sentence: 'How you sign in, register, stay signed in and sign out.',
    load: async () => (await import('./auth/auth.catalog')).parts,
  },
  {
    slug: 'text-generation',
    label: 'Text generation',
    version: '1.0.0',
    sentence: 'How text is generated from a prompt, offered and used.',
    load: async () => (await import('./text-generation/text-generation.catalog')).parts,
  },
  {
    slug: 'wordpress',
    label: 'WordPress',
    version: '1.2.0',
    sentence: 'How a site is connected and approved blog posts are published on it.',
    load: async () => (await import('./wordpress/wordpress.catalog')).parts,
  },
];
