/** The text of one of the files in `folder` that search fetches, by its name. Rejects with an Error that names the file. */
export function fetchSearchFile(folder: string, name: string): Promise<string> {
  return fetchText(`${folder}/${name}.json`)
}

export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  return response.text()
}
