import type { ImgHTMLAttributes } from 'react'

type Props = ImgHTMLAttributes<HTMLImageElement> & { sources: { light: string; dark: string } }

/** Shows the image for the light mode in both. */
export default function ThemedImage({ sources, alt = '', ...attributes }: Props) {
  return <img src={sources.light} alt={alt} {...attributes} />
}
