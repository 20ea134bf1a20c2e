// What components may import beside code.

declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>
  export default classNames
}

declare module '*.css'

declare module '*.svg' {
  import type { ComponentType, SVGProps } from 'react'

  const Picture: ComponentType<SVGProps<SVGSVGElement>>
  export default Picture
}

declare module '*.png' {
  const url: string
  export default url
}

declare module '*.jpg' {
  const url: string
  export default url
}

declare module '*.webp' {
  const url: string
  export default url
}
