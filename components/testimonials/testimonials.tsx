import './testimonials.css'
import { useSite } from 'tickwise'
import type { data } from '../data.ts'

export function Testimonials() {
  const { testimonials = [] } = useSite<typeof data>().data.testimonials ?? {}
  if (testimonials.length === 0) return <p>No entry has been published yet.</p>
  return (
    <ul className="testimonials">
      {testimonials.map(({ quote, name, sample }) => (
        <li key={`${name}: ${quote}`}>
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
