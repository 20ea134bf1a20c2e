import { useSite } from '../use-site.ts'

export default function useDocusaurusContext() {
  const { title, tagline, url, base, favicon } = useSite().config
  return {
    siteConfig: { title, tagline, url, baseUrl: base, favicon, customFields: {}, themeConfig: {} },
    i18n: { currentLocale: 'en', defaultLocale: 'en', locales: ['en'] },
  }
}
