import { searchFolder } from './addresses.ts'

/** Text of a file that search fetches, by its name. Rejects with an Error that says what could not be had. */
export function fetchSearchFile(name: string): Promise<string> {
  return fetchText(`${searchFolder}/${name}.json`)
}

export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  return response.text()
}
