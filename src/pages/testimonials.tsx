import type { Testimonial } from '../content/data-files.ts'

export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <ul className="cards">
      {testimonials.map(({ quote, name, sample }) => (
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
