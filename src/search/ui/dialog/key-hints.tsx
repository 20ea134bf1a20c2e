const hints: [keys: [sign: string, name: string][], meaning: string][] = [
  [[['↵', 'Enter key']], 'to select'],
  [
    [
      ['↑', 'Arrow up'],
      ['↓', 'Arrow down'],
    ],
    'to navigate',
  ],
  [[['esc', 'Escape key']], 'to close'],
]

export function KeyHints() {
  return (
    <ul className="key-hints">
      {hints.map(([keys, meaning]) => (
        <li key={meaning}>
          {keys.map(([sign, name]) => (
            <kbd key={sign}>
              <span aria-hidden="true">{sign}</span>
              <span className="visually-hidden">{name}</span>
            </kbd>
          ))}{' '}
          {meaning}
        </li>
      ))}
    </ul>
  )
}
