import type { HostedSearch } from '../site-config.ts'

/**
 * Origins that answer searches, in the order in which they are asked. The service's own name others than the first for
 * when that one fails; they stand under another domain, so that its name server may fail as well.
 */
export function hostedHosts({ applicationId, hosts }: Pick<HostedSearch, 'applicationId' | 'hosts'>): string[] {
  const id = applicationId.toLowerCase()
  return (
    hosts ?? [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map(number => `https://${id}-${number}.algolianet.com`)]
  )
}
