/** The label and the profile address of each platform, by its key in `socials`; `@` stands for the handle. */
const platforms = new Map<string, [label: string, address: string]>([
  ['bluesky', ['Bluesky', 'https://bsky.app/profile/@']],
  ['github', ['GitHub', 'https://github.com/@']],
  ['instagram', ['Instagram', 'https://www.instagram.com/@']],
  ['linkedin', ['LinkedIn', 'https://www.linkedin.com/in/@/']],
  ['mastodon', ['Mastodon', 'https://mastodon.social/@']],
  ['stackoverflow', ['Stack Overflow', 'https://stackoverflow.com/users/@']],
  ['threads', ['Threads', 'https://www.threads.net/@']],
  ['twitch', ['Twitch', 'https://twitch.tv/@']],
  ['x', ['X', 'https://x.com/@']],
  ['youtube', ['YouTube', 'https://www.youtube.com/@']],
])

export const platformNames = [...platforms.keys()]

/** `github`, `ada` is GitHub at `https://github.com/ada`. An address stays as it is; undefined for a handle elsewhere. */
export function resolveSocialProfile(
  platform: string,
  handleOrUrl: string,
): { label: string; url: string } | undefined {
  const [label, address] = platforms.get(platform.toLowerCase()) ?? [platform, undefined]
  if (/^https?:/.test(handleOrUrl)) return { label, url: handleOrUrl }
  return address === undefined ? undefined : { label, url: address.replace('@', encodeURIComponent(handleOrUrl)) }
}
