import { createElement, type HTMLAttributes } from 'react'

type Props = HTMLAttributes<HTMLHeadingElement> & { as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' }

export default function Heading({ as = 'h2', ...attributes }: Props) {
  return createElement(as, attributes)
}
