// The JSX runtime of everything that is rendered at build: React's own, which also records the styled parts among the elements
// of the page. The bundler puts it in the place of `react/jsx-runtime` (src/build/site-code/recording-jsx.ts), except in
// code for browsers.
import { type ComponentType, createElement } from 'react'
import * as devRuntime from 'react/jsx-dev-runtime'
import * as runtime from 'react/jsx-runtime'
import { listPartsOfElement, listPartsOfHtml, type StyledPart } from '../content/styled-parts.ts'
import { type InsertedHtml, needStyles } from '../use-site.ts'

/** @public */
export { Fragment } from 'react/jsx-runtime'

type Props = Record<string, unknown> & { dangerouslySetInnerHTML?: { __html: unknown } | InsertedHtml }

export const jsx = recordWith(runtime.jsx as CreateElement)

export const jsxs = recordWith(runtime.jsxs as CreateElement)

/** @public */
export const jsxDEV = recordWith((devRuntime as unknown as { jsxDEV: CreateElement }).jsxDEV)

type CreateElement = (type: unknown, props: Props, ...rest: unknown[]) => ReturnType<typeof runtime.jsx>

/** Elements whose HTML is not searched: that in `x-html` has been compiled, which recorded its parts, and a script holds no elements. */
const neverStyled = new Set(['x-html', 'script'])

/** Puts a component that records in the place of each HTML element that is a styled part: what is not rendered is not recorded. */
function recordWith(create: CreateElement): CreateElement {
  return (type, props, ...rest) => {
    const isStyled = typeof type === 'string' && !neverStyled.has(type) && listParts(type, props).length > 0
    return create(isStyled ? recorderOf(type) : type, props, ...rest)
  }
}

const recorders = new Map<string, ComponentType<Props>>()

function recorderOf(tagName: string): ComponentType<Props> {
  const known = recorders.get(tagName)
  if (known) return known
  const recorder = (props: Props) => {
    needStyles(...listParts(tagName, props))
    return createElement(tagName, props)
  }
  // Tells recorders apart, whose code is the same (src/lib/fingerprint.ts).
  Object.defineProperty(recorder, 'name', { value: `${tagName} recorder` })
  recorders.set(tagName, recorder)
  return recorder
}

function listParts(tagName: string, props: Props): StyledPart[] {
  const { className, dangerouslySetInnerHTML: inserted } = props
  const attributes = Object.keys(props)
    .filter(name => name !== 'children' && props[name] !== undefined)
    .map(name => (name === 'className' ? 'class' : name))
  const elementParts = listPartsOfElement({ tagName, className: String(className ?? ''), attributes })
  if (!inserted) return elementParts
  const htmlParts = 'styledParts' in inserted ? inserted.styledParts : listPartsOfHtml(String(inserted.__html))
  return [...elementParts, ...htmlParts]
}
