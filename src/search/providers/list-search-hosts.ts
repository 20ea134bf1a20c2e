import type { HostedSearch } from '../../site-config/site-config-schema.ts'

/**
 * Origins that answer searches, in the order in which they are asked. By default those of Algolia: the first is the one
 * near the reader; the others are for when it fails, under another domain, in case its name server fails as well.
 */
export function listSearchHosts({ applicationId, hosts }: Pick<HostedSearch, 'applicationId' | 'hosts'>): string[] {
  const id = applicationId.toLowerCase()
  return (
    hosts ?? [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map(number => `https://${id}-${number}.algolianet.com`)]
  )
}
