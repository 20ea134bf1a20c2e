import { runner } from 'virtual:runner-settings'
import { createRunnerLinks } from './create-runner-links.ts'

/** The runner's links on this site. */
export const runnerLinks = createRunnerLinks(runner)
