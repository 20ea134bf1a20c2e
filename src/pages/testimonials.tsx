import type { SiteOutline } from '../content/site-content.ts'

export function Testimonials({ outline }: { outline: SiteOutline }) {
  return (
    <ul className="cards">
      {outline.data.testimonials?.map(({ quote, name, sample }) => (
        <li key={quote}>
          <figure>
            {sample && <p className="badge">Sample</p>}
            <blockquote>{quote}</blockquote>
            <figcaption>{name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
