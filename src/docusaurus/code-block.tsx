import { Children, createElement, isValidElement, type ReactNode } from 'react'
import { needStyles, renderedPage } from '../use-site.ts'

interface Props {
  language?: string
  className?: string
  title?: string
  metastring?: string
  showLineNumbers?: boolean | number
  children?: ReactNode
}

export default function CodeBlock({ language, className, title, metastring = '', showLineNumbers, children }: Props) {
  const page = renderedPage()
  const lineNumbers = showLineNumbers === true ? 'showLineNumbers' : `showLineNumbers=${showLineNumbers}`
  const fence = {
    code: getTextContent(children).trim(),
    language: (language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? '').toLowerCase(),
    meta: showLineNumbers ? `${metastring} ${lineNumbers}` : metastring,
    title,
  }
  if (!page) throw new Error('CodeBlock highlights code at build, so an island cannot contain it.')
  const { html, styledParts } = page.codeBlock(fence)
  needStyles(...styledParts)
  return createElement('x-html', { dangerouslySetInnerHTML: { __html: html } })
}

function getTextContent(node: ReactNode): string {
  return Children.toArray(node)
    .map(child =>
      isValidElement<{ children?: ReactNode }>(child) ? getTextContent(child.props.children) : String(child),
    )
    .join('')
}
