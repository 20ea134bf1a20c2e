import { isExternal } from '../../../urls/addresses.ts'
import type { SourceFile } from '../../input/source-file.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import type { ElementVisitor } from './element-visitor.ts'

export interface LinkContext {
  /** The file that is read. */
  file: SourceFile
  targets: LinkTargets
  /** Collects the targets of links, by what the author wrote. */
  addresses: Map<string, string>
}

/** Points links to pages of the site; links to other sites open in a new tab. */
export function resolveLinks({ file, targets, addresses }: LinkContext): ElementVisitor {
  return {
    filter: ['a'],
    visit(node, context) {
      const { href } = node.properties
      if (typeof href !== 'string') return
      const address = targets.link(href, file)
      addresses.set(href, address)
      context.setProperty(node, 'href', address)
      if (!isExternal(href) || href.startsWith('mailto:')) return
      context.setProperty(node, 'target', '_blank')
      context.setProperty(node, 'rel', 'noopener noreferrer')
    },
  }
}
