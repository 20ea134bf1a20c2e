// The global scope of the service worker, with the settings that the build writes into its script.
import type { RedirectRules } from './saved-pages.ts'

/** A file that every page needs. `revision`: a hash of its bytes; null if its name contains one. */
export interface ShellFile {
  url: string
  revision: string | null
}

// src/outputs/service-worker-file.ts writes these in front of the worker's code.
declare const basePath: string
declare const shellFiles: ShellFile[]
declare const searchFiles: string[]
declare const sessionFiles: string[]
declare const exerciseFiles: string[]
declare const redirectRules: RedirectRules

export const settings = {
  /** The prefix of every path of the site, such as `/docs-site`; empty for a site at the root of its host. */
  basePath,
  shellFiles,
  /** What search needs besides the shell; empty where a hosted service answers. */
  searchFiles,
  /** What runs q sessions: the interpreter with all its parts, the scripts of blocks and their stylesheets. */
  sessionFiles,
  /** What checks the answers to exercises; both lists hold the interpreter. */
  exerciseFiles,
  redirectRules,
}

export type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
interface WorkerEvents {
  install: ExtendableEvent
  message: ExtendableEvent & MessageEvent<unknown>
}

/** The parts of a worker's scope that are used. TypeScript's own types for it conflict with those of pages, which other files need. */
export const workerScope = self as unknown as {
  skipWaiting: () => void
  addEventListener: <Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void) => void
}
