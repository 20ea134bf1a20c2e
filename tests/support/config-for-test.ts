import { siteConfigSchema } from '../../src/site-config/site-config-schema.ts'

/** The smallest configuration of a site. */
export const configForTest = siteConfigSchema.parse({
  title: 'Tiny',
  tagline: 'Small',
  description: 'A small site.',
  url: 'https://tiny.example',
  favicon: '/icon.svg',
  logo: { src: '/icon.svg', alt: '', width: 50, height: 150 },
  navbar: { items: [] },
  footer: { columns: [], notes: [] },
})
