/** Where the links of our own HTML lead, in which attribute values are always double-quoted. */
export function hrefsOf(html: string): Set<string> {
  return attributeValues(html, /<a\s(?:[^>]*?\s)?href="([^"]*)"/g)
}

/** Where the images of our own HTML are. */
export function imagesOf(html: string): Set<string> {
  return attributeValues(html, /<img\s(?:[^>]*?\s)?src="([^"]*)"/g)
}

/** All values that `attribute`, a global expression whose first group is the value, finds in our own HTML. */
export function attributeValues(html: string, attribute: RegExp): Set<string> {
  return new Set([...html.matchAll(attribute)].map(([, value = '']) => decodeEntities(value)))
}

function decodeEntities(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
