'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { chooseForms, describeRank, fetchEntries, findEntry, type KnownName } from './fetch-entries.client.ts'
import { type FoundName, findNames } from './find-names.ts'

/** Longer text is not taken apart: nobody looks a name up in it, and each token is a button. */
const maxCharacters = 500

/** The line in the field at first, and the token of it that is explained. */
const example = { code: '1 2 3,\\:10 20', chosen: 1 }

/** A field for a line of q; below it the names in the line, and what the chosen one is. */
export function GlyphFinder() {
  const id = useId()
  const [code, setCode] = useState(example.code)
  const [chosen, setChosen] = useState(example.chosen)
  const entries = useEntries()
  const names = findNames(code.slice(0, maxCharacters))
  const name = names[Math.min(chosen, names.length - 1)]
  return (
    <search className="glyph-finder">
      <label htmlFor={id}>Which glyph is that? Type or paste a line of q, then choose a token.</label>
      <input
        id={id}
        type="text"
        value={code}
        onChange={({ target }) => {
          setCode(target.value)
          setChosen(0)
        }}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
      />
      <NameButtons code={code.slice(0, maxCharacters)} names={names} chosen={name} onChoose={setChosen} />
      <div className="found-name" role="status">
        {name && entries && <Explanation name={name} text={code.slice(name.start, name.end)} entries={entries} />}
        {!name && <p>Nothing here is a name of q.</p>}
      </div>
    </search>
  )
}

function useEntries() {
  const [entries, setEntries] = useState<ReadonlyMap<string, KnownName>>()
  useEffect(() => {
    // The tables are on this page, so reading them cannot fail.
    fetchEntries().then(setEntries, () => {})
  }, [])
  return entries
}

interface NameButtonsProps {
  code: string
  names: FoundName[]
  chosen: FoundName | undefined
  onChoose: (index: number) => void
}

/** The line with a button for each name. One of them is in the tab order, and the arrow keys lead to the others. */
function NameButtons({ code, names, chosen, onChoose }: NameButtonsProps) {
  const toolbar = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const index = moveChoice(event.key, chosen ? names.indexOf(chosen) : 0, names.length)
    if (index === undefined) return
    event.preventDefault()
    toolbar.current?.querySelectorAll('button')[index]?.focus()
  }
  let end = 0
  const parts: ReactNode[] = []
  for (const [index, name] of names.entries()) {
    if (name.start > end) parts.push(code.slice(end, name.start))
    end = name.end
    parts.push(
      <button
        key={name.start}
        type="button"
        tabIndex={name === chosen ? 0 : -1}
        aria-pressed={name === chosen}
        onFocus={() => onChoose(index)}
        onPointerEnter={event => event.pointerType === 'mouse' && onChoose(index)}
        onClick={() => onChoose(index)}
      >
        {code.slice(name.start, name.end)}
      </button>,
    )
  }
  return (
    <div ref={toolbar} className="found-names" role="toolbar" aria-label="Tokens of the line" onKeyDown={onKeyDown}>
      {parts}
      {code.slice(end)}
    </div>
  )
}

/** The index to which an arrow key, Home or End leads; undefined for other keys. */
function moveChoice(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return Math.min(index + 1, count - 1)
    case 'ArrowLeft':
      return Math.max(index - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

interface ExplanationProps {
  name: FoundName
  /** The token as the line has it. */
  text: string
  entries: ReadonlyMap<string, KnownName>
}

function Explanation({ name, text, entries }: ExplanationProps) {
  const entry = findEntry(entries, name.name)
  if (!entry)
    return (
      <p>
        The reference has no page about <code>{text}</code>.
      </p>
    )
  const { forms, rank } = chooseForms(entry, name.rank)
  return (
    <>
      <p>
        <code>{text}</code> {entry.label}
      </p>
      <p className="found-forms">
        {describeRank(rank, name.rank)}{' '}
        {forms.map(form => (
          <code key={form}>{form}</code>
        ))}
      </p>
      <p>
        <a href={entry.url}>All about {entry.name}</a>
      </p>
    </>
  )
}
