import { existsSync, readdirSync, statSync } from 'node:fs'

/** Throws with a message for the author if the folder cannot be that of a new site. A repository without files can. */
export function checkNewFolder(folder: string) {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file. Choose another name for the site.`)
  if (readdirSync(folder).some(name => name !== '.git'))
    throw new Error(`${folder} already holds files. Choose a new or an empty folder.`)
}
