import { defineSite } from 'tickwise'
import { data } from './components/data.ts'
import { calendarFiles } from './components/happy-hour/calendar.ts'
import { PlanNote } from './components/study-plan/plan-note.tsx'

export default defineSite({
  title: 'Tickwise',
  tagline: 'q, made clear',
  description:
    'Learn kdb+ and its language q: study plans, concepts, architecture and tutorials, written for people who work with time series.',
  url: 'https://tickwise.example',
  favicon: '/img/favicon.svg',
  touchIcon: '/apple-touch-icon.png',
  icons: [
    { src: '/img/icon-192.png', size: 192 },
    { src: '/img/icon-512.png', size: 512 },
    { src: '/img/icon-maskable-512.png', size: 512, isMaskable: true },
  ],
  logo: { src: '/img/logo.svg', alt: '', width: 50, height: 150 },
  announcementBar: {
    id: 'newsletter-2026',
    content:
      'Follow us by [newsletter](https://newsletter.tickwise.example) or [blog platform](https://blog.tickwise.example)',
    paths: ['/', '/blog'],
  },
  navbar: {
    hideOnScroll: 'narrow',
    items: [
      { label: 'Learn', to: '/docs/intro', activePath: '/docs' },
      { label: 'Blog', to: '/blog' },
      { label: 'About', to: '/about/about' },
      { label: 'Testimonials', to: '/testimonials/testimonials' },
      { label: 'Happy Hour', to: '/happyHour/happyHour' },
      { label: 'CV', to: '/cv/cv' },
      {
        label: 'Elsewhere',
        items: [
          { label: 'Newsletter', href: 'https://newsletter.tickwise.example' },
          { label: 'Blog platform', href: 'https://blog.tickwise.example' },
          { label: 'Shop', href: 'https://shop.tickwise.example' },
          { label: 'Code', href: 'https://code.tickwise.example' },
        ],
      },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Learn',
        items: [
          { label: 'Start here', to: '/docs/intro' },
          { label: 'Study plans', to: '/docs/category/kdbq-study-roadmap' },
          { label: 'Concepts', to: '/docs/category/important-concepts' },
          { label: 'Tutorials', to: '/docs/category/tutorials' },
          { label: 'Reference', to: '/reference' },
          { label: 'Practice', to: '/practice' },
          { label: 'q console', to: '/console' },
          { label: 'Search', to: '/search' },
        ],
      },
      {
        title: 'Blog',
        items: [
          { label: 'Latest posts', to: '/blog' },
          { label: 'Archive', to: '/blog/archive' },
          { label: 'Tags', to: '/blog/tags' },
          { label: 'RSS feed', to: '/blog/rss.xml' },
          { label: 'Atom feed', to: '/blog/atom.xml' },
          { label: 'JSON feed', to: '/blog/feed.json' },
        ],
      },
      {
        title: 'Tickwise',
        items: [
          { label: 'About', to: '/about/about' },
          { label: 'About the runner', to: '/faithfulness' },
          { label: 'Services', to: '/services/services' },
          { label: 'Happy Hour', to: '/happyHour/happyHour' },
          { label: 'Testimonials', to: '/testimonials/testimonials' },
          { label: 'Model CV', to: '/cv/cv' },
          { label: 'Markdown page', to: '/markdown-page' },
        ],
      },
      {
        title: 'Elsewhere',
        items: [
          { label: 'Newsletter', href: 'https://newsletter.tickwise.example' },
          { label: 'Blog platform', href: 'https://blog.tickwise.example' },
          { label: 'Shop', href: 'https://shop.tickwise.example' },
          { label: 'Code hosting', href: 'https://code.tickwise.example' },
          { label: 'Video channel', href: 'https://video.tickwise.example' },
          { label: 'Professional network', href: 'https://network.tickwise.example' },
        ],
      },
    ],
    notes: [
      'Independent of KX; kdb+, KX and KDB-X are names of KX.',
      '© 2026 Tickwise team. Code MIT, words [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/).',
    ],
  },
  editUrl: 'https://code.tickwise.example/tickwise/edit/main/',
  reportUrl: 'https://code.tickwise.example/tickwise/issues/new?title={title}&body={url}',
  console: true,
  reference: { manual: { label: 'The page of KX', url: 'https://code.kx.com/q/' } },
  runner: {
    errors: '/docs/concepts/errors',
    faithfulness: '/faithfulness',
    feedback: 'https://code.tickwise.example/tickwise/issues/new?title={title}&body={body}',
  },
  blog: {
    title: 'Blog',
    description:
      'Posts about kdb+ and q: reading code, interviews, careers, architecture, platform news and the community.',
    sidebarTitle: 'All posts',
    postsPerPage: 10,
  },
  checks: { examples: 'error' },
  data,
  outputs: [calendarFiles],
  docCardNote: PlanNote,
})
