export function NotFoundPage() {
  return (
    <main id="main" className="single">
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for.</p>
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
      </p>
      <p>
        You can <a href="/search">search the documentation</a>, or start again from the <a href="/">home page</a>.
      </p>
      <p className="suggestions" data-at-once="" role="status" />
    </main>
  )
}
