'use client'

import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { readStoredRecord, writeStored } from 'tickwise'

/** The boxes are disabled until React is there, so it comes before the reader reaches them. */
export const attach = 'visible'

/**
 * A study plan's task list whose ticks are kept in this browser. The list is the server's own HTML: its checkboxes are
 * disabled until this component attaches.
 */
export function StudyTicks({ plan, children }: { plan: string; children?: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [total, setTotal] = useState(0)

  useEffect(() => {
    const tasks = readTasks(list.current)
    const show = () => setTicked(storedTicks(plan, tasks))
    setTotal(tasks.size)
    show()
    return onOtherChange(show)
  }, [plan])

  useEffect(() => {
    for (const [task, checkbox] of readTasks(list.current)) {
      checkbox.disabled = false
      checkbox.checked = ticked.has(task)
    }
  }, [ticked])

  const onChange = ({ target }: ChangeEvent) => {
    const checkbox = target as EventTarget as HTMLInputElement
    // What is stored, not what was read at first: the plan may be open in another tab, too.
    const next = storedTicks(plan, readTasks(list.current))
    if (checkbox.checked) next.add(taskOf(checkbox))
    else next.delete(taskOf(checkbox))
    setTicked(next)
    writeStored('tickwise.study-ticks', JSON.stringify({ ...readTicks(), [plan]: [...next] }))
  }

  return (
    <div ref={list} className="study-ticks" onChange={onChange}>
      {children}
      <p className="muted" role="status">
        {total > 0 && `${ticked.size} of ${total} done, kept in this browser only.`}
      </p>
    </div>
  )
}

/** Calls `work` when another tab has changed the ticks, or the reader has cleared all data; the result ends that. */
function onOtherChange(work: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null when all of the storage was cleared.
    if (key === null || key === 'tickwise.study-ticks') work()
  }
  addEventListener('storage', onStorage)
  document.addEventListener('tickwise:data-cleared', work)
  return () => {
    removeEventListener('storage', onStorage)
    document.removeEventListener('tickwise:data-cleared', work)
  }
}

/** The list's checkboxes by their task: the item's own words, so that ticks outlive a change of order. */
function readTasks(list: HTMLElement | null): Map<string, HTMLInputElement> {
  const checkboxes = list?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []
  return new Map([...checkboxes].map(checkbox => [taskOf(checkbox), checkbox]))
}

function taskOf(checkbox: HTMLInputElement): string {
  return checkbox.closest('label')?.textContent?.trim() ?? ''
}

/** Of the tasks of `plan` those that are ticked. */
function storedTicks(plan: string, tasks: ReadonlyMap<string, unknown>): Set<string> {
  return new Set(readTicks()[plan]?.filter(task => tasks.has(task)))
}

/** Ticked tasks by plan; whatever else is stored counts for nothing. */
function readTicks(): Record<string, string[]> {
  const stored = Object.entries(readStoredRecord('tickwise.study-ticks'))
  return Object.fromEntries(stored.filter((entry): entry is [string, string[]] => Array.isArray(entry[1])))
}
