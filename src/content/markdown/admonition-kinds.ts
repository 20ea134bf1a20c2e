export interface AdmonitionKind {
  /** As authors write it after `:::`, and the end of its class: `admonition-note`. */
  name: string
  /** The heading if the author gives none. */
  title: string
}

type Row = AdmonitionKind & { /** Other names that authors may write. */ aliases: string[] }

/** The kind that an unknown name is shown as. */
export const defaultAdmonitionKind: Row = { name: 'note', title: 'Note', aliases: ['secondary'] }

/** To add a kind, add a row here. Its colours are those of `tip` unless src/styles/prose.css has others. */
const rows: Row[] = [
  defaultAdmonitionKind,
  { name: 'tip', title: 'Tip', aliases: ['success'] },
  { name: 'info', title: 'Info', aliases: ['important'] },
  { name: 'warning', title: 'Warning', aliases: ['caution'] },
  { name: 'danger', title: 'Danger', aliases: [] },
]

export const admonitionNames = rows.map(({ name }) => name)

/** The kind of `:::name`; undefined for a name that no kind has. */
export function findAdmonitionKind(name: string): AdmonitionKind | undefined {
  return rows.find(row => row.name === name || row.aliases.includes(name))
}
