/** The texts of files of the site by their addresses. What has arrived is there for all blocks and exercises of a visit. */
const texts = new Map<string, string>()

/** Fetches a file of the site that a block loads. Rejects if it does not arrive, so that the next call tries again. */
export async function fetchFile(address: string, signal: AbortSignal): Promise<string> {
  const present = texts.get(address)
  if (present !== undefined) return present
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`)
  const text = toBlockText(await response.text())
  texts.set(address, text)
  return text
}

/** The text of a file as a block of the page would have it: its lines end in `\n`, and the last one in nothing. */
export const toBlockText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
