import { z } from 'zod'

const severity = z.enum(['off', 'warning', 'error'], 'it must be off, warning or error').optional()

/** How serious each finding of a check is. A check that is not named keeps the severity in parentheses. */
export const checks = z.strictObject(
  {
    /** (error) Links and images of the finished pages that lead nowhere. */
    brokenLinks: severity,
    /** (warning) Links to Markdown files that do not exist. */
    brokenMarkdownLinks: severity,
    /** (warning) Links to a heading that its page does not have. */
    brokenAnchors: severity,
    /** (warning) Pages whose addresses are the same, or differ only in case. */
    duplicateRoutes: severity,
    /** (warning) Images that nothing refers to. */
    unusedImages: severity,
    /** (warning) Images with more pixels than any page shows. */
    oversizedImages: severity,
    /** (warning) Frames, and images and media of other hosts, all of which the security policy blocks. */
    blockedMedia: severity,
    /** (warning) Docs that are in no sidebar and that no page links to. */
    orphanDocs: severity,
    /** (warning) Posts without a truncation marker, which lists show in full. */
    untruncatedPosts: severity,
    /** (warning) Tags that are not in `tags.yml`. */
    inlineTags: severity,
    /** (off) Links to other sites that do not answer. Never an error, since other sites come and go at any time. */
    externalLinks: z.enum(['off', 'warning'], 'it must be off or warning').optional(),
  },
  'it must be a map such as { brokenAnchors: "error" }',
)
