import type { HostedSearch } from '../../site-config/site-config-schema.ts'

/**
 * Origins of the hosted service, in the order in which they are tried. By default those of Algolia: the first is near the
 * reader; the others are fallbacks, under another domain in case the name server of the first fails.
 */
export function listSearchHosts({ applicationId, hosts }: Pick<HostedSearch, 'applicationId' | 'hosts'>): string[] {
  const id = applicationId.toLowerCase()
  return (
    hosts ?? [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map(number => `https://${id}-${number}.algolianet.com`)]
  )
}
