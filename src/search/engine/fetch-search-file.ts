/** Fetches a file of search in `folder` by its name. Rejects with an Error that names the file. */
export function fetchSearchFile(folder: string, name: string): Promise<string> {
  return fetchText(`${folder}/${name}.json`)
}

export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.text()
}
