// <Island name="…" …props> is HTML to which React attaches in the browser. Props are JSON; children stay the server's HTML.
import { type ComponentProps, type ComponentType, createElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type IslandComponent, type IslandName, islands } from '../islands/registry.ts'
import { Slot } from './slot.tsx'

type Props<Name extends IslandName> = { name: Name; children?: ReactNode } & Omit<
  ComponentProps<IslandComponent<Name>>,
  'children'
>

const components = new Map<string, ComponentType<{ children?: ReactNode }>>(
  await Promise.all(
    Object.entries(islands).map(
      async ([name, { load }]) => [name, (await load()) as ComponentType<{ children?: ReactNode }>] as const,
    ),
  ),
)

export function Island<Name extends IslandName>({ name, children, ...props }: Props<Name>) {
  const Component = components.get(name)
  if (!Component) throw new Error(`There is no island \`${name}\`; islands are listed in src/islands/registry.ts.`)
  const slot = children === undefined ? undefined : <Slot html={renderToStaticMarkup(children)} />
  const html = renderToString(<Component {...props}>{slot}</Component>)
  const json = JSON.stringify(props)
  return createElement('x-island', {
    name,
    'data-when': islands[name].when,
    'data-owns-page': 'ownsPage' in islands[name] || undefined,
    'data-props': json === '{}' ? undefined : json,
    dangerouslySetInnerHTML: { __html: html },
  })
}
