import { z } from 'zod'

const severity = z.enum(['off', 'warning', 'error'], 'it must be off, warning or error').optional()

/** The severities that a site sets itself. The others are those of `defaultSeverities` in problem.ts. */
export const checks = z.strictObject(
  {
    /** Links and images that lead nowhere. */
    brokenLinks: severity,
    /** Links to Markdown files that do not exist. */
    brokenMarkdownLinks: severity,
    /** Links to a heading that its page does not have. */
    brokenAnchors: severity,
    /** Pages whose addresses are the same, or differ only in case. */
    duplicateRoutes: severity,
    /** Images that nothing refers to. */
    unusedImages: severity,
    /** Images with more pixels or bytes than any page needs. */
    oversizedImages: severity,
    /** Frames, images and media that the security policy blocks, or that are loaded from a host of `embeds` without asking. */
    blockedMedia: severity,
    /** Docs that are in no sidebar and that no page links to. */
    orphanDocs: severity,
    /** Posts without a truncation marker: lists show their first words, whatever these are. */
    untruncatedPosts: severity,
    /** Tags that are not in `tags.yml`. */
    inlineTags: severity,
    /** q examples whose printed output is not what the runner computes. */
    examples: severity,
    /** Links to other sites that do not answer; off by default. Never an error, since other sites come and go at any time. */
    externalLinks: z.enum(['off', 'warning'], 'it must be off or warning').optional(),
  },
  'it must be a map such as { brokenAnchors: "error" }',
)
