/** Puts all pages of a section on one, to read or to print; works by print-section.client.ts. */
export function PrintSection() {
  return (
    <p className="print-section">
      <button type="button" className="print-button">
        Print this section
      </button>{' '}
      <span role="status" />
    </p>
  )
}
