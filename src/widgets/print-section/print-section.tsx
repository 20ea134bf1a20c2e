/** A button that puts all pages of a category on one, to read or to print (print-section.client.ts). */
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
