import { hostname } from 'node:os'
import { type Headers, valuesOf } from './http-messages.ts'

/**
 * Whether a browser sends a request for a web page of another site, which must not run code here. The pages of this process
 * itself, addresses that are typed, and the origins in `allowed`, such as `http://localhost:3000`, are not foreign; nor are
 * programs that are no browsers.
 */
export function isForeign(headers: Headers, target: string, allowed: readonly string[]): boolean {
  const [origin] = valuesOf(headers, 'origin')
  const [site] = valuesOf(headers, 'sec-fetch-site')
  const [agent = ''] = valuesOf(headers, 'user-agent')
  const [host = ''] = valuesOf(headers, 'host').map(name => name.toLowerCase())
  if (origin !== undefined && allowed.includes(origin)) return false
  // The name of every browser starts so.
  if (origin === undefined && site === undefined && !agent.startsWith('Mozilla/')) return false
  if (!isOwnHost(host, allowed)) return true
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin !== undefined) return origin !== `http://${host}`
  // Not every browser tells of the site. One that does not may ask for the first page, and follow links from there.
  return site === undefined && target !== '/' && !isReferredBy(host, headers)
}

const isReferredBy = (host: string, headers: Headers) =>
  valuesOf(headers, 'referer').some(address => address.startsWith(`http://${host}/`))

/**
 * Whether a name is one of this computer. A page of another site could have the name of that site refer to this computer after
 * it was loaded, and its requests would then seem to be those of our own pages.
 */
function isOwnHost(host: string, allowed: readonly string[]): boolean {
  const name = host.replace(/:\d+$/, '')
  const isAddress = /^(?:\d+\.){3}\d+$|^\[[\da-f:.]+\]$/.test(name)
  const isLocal = name === 'localhost' || name.endsWith('.localhost') || name === hostname().toLowerCase()
  return isAddress || isLocal || allowed.includes(`http://${host}`)
}
