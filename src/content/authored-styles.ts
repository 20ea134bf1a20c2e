import { createHash } from 'node:crypto'

// React's rule: a bare number is a length in pixels, except for these and for custom properties.
const unitless = new Set([
  'opacity',
  'z-index',
  'flex',
  'flex-grow',
  'flex-shrink',
  'font-weight',
  'line-height',
  'order',
  'scale',
  'zoom',
  'tab-size',
  'column-count',
  'columns',
  'grid-area',
  'grid-row',
  'grid-row-start',
  'grid-row-end',
  'grid-column',
  'grid-column-start',
  'grid-column-end',
  'animation-iteration-count',
  'fill-opacity',
  'stroke-opacity',
  'stroke-width',
  'aspect-ratio',
  'orphans',
  'widows',
])

export type AuthoredStyles = {
  /** The class that stands for CSS declarations such as `color: red; margin: 0`. */
  classFor: (declarations: string) => string
  /** The class that stands for a JSX style object such as `{ marginTop: 4 }`. */
  classForObject: (style: Record<string, unknown>) => string
  /** Rules of all classes handed out so far; empty when there are none. */
  css: () => string
}

/** Styles that authors wrote inline become classes in one stylesheet: the content security policy allows no `style=`. */
export function createAuthoredStyles(): AuthoredStyles {
  const rules = new Map<string, string>()
  const classFor = (declarations: string) => {
    const safe = declarations
      .replace(/[{}<>@\\]/g, '')
      .trim()
      .replace(/;$/, '')
    const name = `s-${createHash('sha256').update(safe).digest('hex').slice(0, 8)}`
    rules.set(name, safe)
    return name
  }
  return {
    classFor,
    classForObject: style =>
      classFor(
        Object.entries(style)
          .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
          .map(([key, value]) => declaration(key, value as string | number))
          .join('; '),
      ),
    css: () =>
      [...rules]
        .sort()
        .map(([name, declarations]) => `.${name}{${declarations}}`)
        .join('\n'),
  }
}

function declaration(key: string, value: string | number): string {
  const property = key.startsWith('--') ? key : key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  const isLength = typeof value === 'number' && value !== 0 && !property.startsWith('--') && !unitless.has(property)
  return `${property}: ${value}${isLength ? 'px' : ''}`
}
