/** Fetches a file of search in `folder` by its name. Rejects with an Error that names the file. */
export function fetchSearchFile(folder: string, name: string): Promise<string> {
  return fetchText(`${folder}/${name}.json`)
}

/** Past the browser's cache: a file that has changed since is fetched again. */
export const fetchCurrentText = (address: string) => fetchText(address, { cache: 'no-cache' })

async function fetchText(address: string, options?: RequestInit): Promise<string> {
  const response = await fetch(address, options)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.text()
}
