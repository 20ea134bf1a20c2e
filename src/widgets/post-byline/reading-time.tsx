export function ReadingTime({ minutes }: { minutes: number }) {
  return <span>{minutes === 1 ? 'One min read' : `${minutes} min read`}</span>
}
