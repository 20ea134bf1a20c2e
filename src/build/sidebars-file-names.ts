/** Where a site may describe its sidebars; the first one found counts. */
export const sidebarsFiles = ['', 'content/'].flatMap(folder =>
  ['ts', 'js', 'mjs', 'json'].map(extension => `${folder}sidebars.${extension}`),
)
