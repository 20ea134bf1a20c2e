/** Gives columns whose name was used before a number: x, x1, x2. */
export function distinctNames<Named extends { name: string }>(columns: readonly Named[]): Named[] {
  const used = new Set<string>()
  return columns.map(column => {
    let name = column.name
    for (let i = 1; used.has(name); i++) name = `${column.name}${i}`
    used.add(name)
    return { ...column, name }
  })
}
