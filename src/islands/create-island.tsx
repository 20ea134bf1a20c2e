import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { isInIsland, renderInIsland } from '../use-site.ts'
import { Slot } from './slot.tsx'

interface Props {
  children?: ReactNode
}

/** Settings that a module beginning with `'use client'` may export besides its components. */
export interface IslandSettings {
  /** When React attaches: once the reader points at, focuses or presses the island, once it is in view, or as soon as the page is there. */
  attach?: 'intent' | 'visible' | 'load'
  /** Whether the island fills the page. A crash is then reported as a crash of the page, not of a control. */
  ownsPage?: boolean
}

const islands = new WeakSet<object>()

/** Whether a component is an island. */
export function isIsland(component: object): boolean {
  return islands.has(component)
}

const attachTimes = ['intent', 'visible', 'load']

/** `Component` as HTML to which React attaches in the browser. Its props are JSON; its children stay the server's HTML. */
export function createIsland(name: string, Component: ComponentType<Props>, settings: IslandSettings) {
  const { attach = 'intent', ownsPage } = settings
  // Tells islands apart, whose code is the same (src/lib/fingerprint.ts).
  Object.defineProperty(Island, 'name', { value: `${name} island` })
  islands.add(Island)
  return Island

  function Island({ children, ...props }: Props) {
    // An island within an island is hydrated as a part of the outer one.
    if (isInIsland()) return <Component {...props}>{children}</Component>
    if (!attachTimes.includes(attach))
      throw new Error(`The island \`${name}\` exports \`attach\` as \`${attach}\`; it must be intent, visible or load.`)
    const slot = children === undefined ? undefined : <Slot html={renderToStaticMarkup(children)} />
    const html = renderInIsland(() => renderToString(<Component {...props}>{slot}</Component>))
    return createElement('x-island', {
      name,
      'data-when': attach,
      'data-owns-page': ownsPage || undefined,
      'data-props': serializeProps(props, name),
      dangerouslySetInnerHTML: { __html: html },
    })
  }
}

/** Undefined if there are no props. */
function serializeProps(props: object, name: string): string | undefined {
  const found = findNonJson(props)
  if (found)
    throw new Error(
      `The island \`${name}\` is given \`${found.path}\`, ${found.kind}. Props are sent to the browser as JSON: pass text, numbers, true, false, null, or lists and maps of them.`,
    )
  const json = JSON.stringify(props)
  return json === '{}' ? undefined : json
}

interface NonJson {
  path: string
  kind: string
}

/** The first value in `props` that JSON cannot hold: `{ on: [1, print] }` -> `on.1`, a function. Undefined values are ignored, as `JSON.stringify` leaves them out. */
export function findNonJson(props: object): NonJson | undefined {
  for (const [path, value] of Object.entries(props)) {
    const found = findIn(value, path)
    if (found) return found
  }
  return undefined
}

function findIn(value: unknown, path: string): NonJson | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return undefined
    case 'number':
      return Number.isFinite(value) ? undefined : { path, kind: `the number ${value}` }
    case 'object':
      return value === null ? undefined : findInObject(value, path)
    default:
      return { path, kind: `a ${typeof value}` }
  }
}

function findInObject(value: object, path: string): NonJson | undefined {
  if ('$$typeof' in value) return { path, kind: 'a React element' }
  const isPlain = Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value))
  if (!isPlain) return { path, kind: `an object of the class ${value.constructor.name}` }
  for (const [key, child] of Object.entries(value)) {
    const found = findIn(child, `${path}.${key}`)
    if (found) return found
  }
  return undefined
}
