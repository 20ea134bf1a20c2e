import type { ReactNode } from 'react'

const keys: [keys: ReactNode, action: string][] = [
  [<kbd key="enter">Enter</kbd>, 'runs what is typed; while a bracket is open, it adds a line'],
  [
    <>
      <kbd>Shift</kbd> <kbd>Enter</kbd>
    </>,
    'adds a line',
  ],
  [
    <>
      <kbd>Ctrl</kbd> <kbd>Enter</kbd>
    </>,
    'runs what is typed in any case',
  ],
  [
    <>
      <kbd>↑</kbd> <kbd>↓</kbd>
    </>,
    'bring back earlier inputs, which this browser keeps',
  ],
  [<kbd key="f1">F1</kbd>, 'says what the word at the caret means'],
  [<kbd key="escape">Escape</kbd>, 'leaves the editor'],
  [<kbd key="backslash">\</kbd>, 'leaves the debugger, at the prompt q))'],
]

/** The keys of the console. The page renders it beside the island, since nothing in it changes. */
export function KeyList() {
  return (
    <section className="console-keys" aria-labelledby="console-keys">
      <h2 id="console-keys">Keys</h2>
      <dl>
        {keys.map(([names, action]) => (
          <div key={action}>
            <dt>{names}</dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
