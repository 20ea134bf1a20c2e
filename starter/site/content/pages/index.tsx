import { useSite } from 'tickwise'
import { LatestPosts } from '../../components/home/latest-posts.tsx'
import '../../components/home/home.css'

export default function Home() {
  const { config } = useSite()
  return (
    <main id="main" className="home">
      <header>
        <h1>{config.title}</h1>
        <p className="home-lead">{config.description}</p>
        <p className="home-actions">
          <a href="/docs/intro">Start here</a>
          <a href="/docs/first-steps/tables">Try an exercise</a>
        </p>
      </header>
      <section aria-labelledby="why">
        <h2 id="why">What you can do here</h2>
        <ul className="home-cards">
          <li>
            <h3>Run every example</h3>
            <p>Press Run on a q session, change a line and see what it prints. Nothing has to be installed.</p>
          </li>
          <li>
            <h3>Check your answers</h3>
            <p>
              An exercise runs what you type and compares the result, so every right answer passes, whatever its form.
            </p>
          </li>
          <li>
            <h3>Read without a network</h3>
            <p>Your browser keeps the pages that you have read, and what runs their examples.</p>
          </li>
        </ul>
      </section>
      <section aria-labelledby="news">
        <h2 id="news">From the blog</h2>
        <LatestPosts />
      </section>
    </main>
  )
}
