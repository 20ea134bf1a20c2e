// What the site of this repository is made of, as a build's bundler sees it.
import { inlineScripts } from '../../../src/build/bundler-plugins.ts'
import { siteCode } from '../../../src/build/site-code/site-code.ts'
import { repository } from '../run-tickwise.ts'

export const sitePlugins = [inlineScripts(), siteCode({ generator: repository, root: repository }, async () => ({}))]
