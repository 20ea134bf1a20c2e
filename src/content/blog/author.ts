/** An author of a post: what `authors.yml` says and what the post's front matter adds. */
export interface Author {
  name: string
  type: 'Person' | 'Organization'
  /** What the author does: `Data engineer`. */
  title: string | undefined
  url: string | undefined
  email: string | undefined
  /** Path of a picture on this site: `/img/ada.png`. */
  image: string | undefined
  /** Profiles on other sites: `{ label: 'GitHub', url: 'https://github.com/ada' }`. */
  socials: { label: string; url: string }[]
}
