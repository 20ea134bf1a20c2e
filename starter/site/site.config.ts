import { defineSite } from 'tickwise'

export default defineSite({
  title: 'My site',
  tagline: 'short lessons in q',
  description: 'Short lessons and exercises in q, with examples that run in the page.',
  // Where the site is published: scheme and host, without a path.
  url: 'https://example.com',
  // The path below it, with a slash at both ends.
  base: '/',
  favicon: '/favicon.svg',
  logo: { src: '/logo.svg', alt: '', width: 32, height: 32 },
  navbar: {
    items: [
      { label: 'Learn', to: '/docs/intro', activePath: '/docs' },
      { label: 'Blog', to: '/blog' },
      { label: 'About', to: '/about' },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Learn',
        items: [
          { label: 'Start here', to: '/docs/intro' },
          { label: 'First steps', to: '/docs/category/first-steps' },
          { label: 'Search', to: '/search' },
        ],
      },
      {
        title: 'Blog',
        items: [
          { label: 'All posts', to: '/blog' },
          { label: 'Tags', to: '/blog/tags' },
          { label: 'RSS feed', to: '/blog/rss.xml' },
        ],
      },
    ],
    notes: ['Built with Tickwise. The q examples run in an interpreter of its own, which is independent of KX.'],
  },
  blog: {
    title: 'Blog',
    description: 'News from this site, and things about q that do not need a whole lesson.',
    sidebarTitle: 'All posts',
    postsPerPage: 10,
  },
  // An example that prints something else than the page shows stops the build.
  checks: { examples: 'error' },
})
