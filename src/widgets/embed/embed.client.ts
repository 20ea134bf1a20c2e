// Loads frames, pictures, videos and sounds of other hosts when the reader asks for them, and at once if the reader always allows
// their host. The controls fetch this file on pages that have some (embed-card.tsx).

import { makeButton } from '../../browser/buttons.ts'
import { announce } from '../../browser/page-elements.ts'
import { removeStored } from '../../browser/remove-stored.ts'
import { readStoredRecord, writeStored } from '../../browser/storage.ts'

const storageKey = 'tickwise.embeds'

addEventListener('click', ({ target }) => {
  const button = (target as Element).closest?.('x-embed button')
  const embed = button?.closest<HTMLElement>('x-embed')
  if (!button || !embed) return
  if (button.matches('.embed-stop')) askAgain(embed)
  else if (button.matches('.embed-card *')) loadOnPress(embed)
})
addEventListener('storage', ({ key }) => {
  if (key === null || key === storageKey) applyChoices()
})
document.addEventListener('tickwise:data-cleared', applyChoices)
document.documentElement.dataset.embeds = '' // From here on the buttons work, and are shown.

/** Loads the embeds of the hosts that the reader always allows, and takes away those that are no longer allowed. */
export function applyChoices() {
  const allowed = readAllowedHosts()
  for (const embed of document.querySelectorAll<HTMLElement>('x-embed')) {
    const isAllowed = listHosts(embed).every(host => allowed.has(host))
    const stop = embed.querySelector('.embed-stop')
    if (!isAllowed && stop) unload(embed)
    if (!isAllowed || stop) continue
    if (!embed.dataset.state) load(embed)
    embed.append(makeButton('embed-stop', `Ask again before loading from ${nameHosts(embed)}`))
  }
}

function loadOnPress(embed: HTMLElement) {
  const isAlways = embed.querySelector<HTMLInputElement>('.embed-choice input')?.checked
  if (isAlways) storeAllowedHosts([...readAllowedHosts(), ...listHosts(embed)])
  load(embed)
  applyChoices()
  focusContent(embed)
}

function askAgain(embed: HTMLElement) {
  const hosts = listHosts(embed)
  storeAllowedHosts([...readAllowedHosts()].filter(host => !hosts.includes(host)))
  applyChoices()
  embed.querySelector('button')?.focus()
  announce(`Nothing is loaded from ${nameHosts(embed)} any more until you ask for it.`)
}

function load(embed: HTMLElement) {
  unload(embed)
  // The browser would show an error page of its own in the frame, and scripts are not told.
  if (embed.dataset.kind === 'content' && !navigator.onLine) return showFailure(embed)
  const template = embed.querySelector('template')
  if (!template) return
  const content = document.createElement('span')
  content.className = 'embed-content'
  // Neither event bubbles.
  content.addEventListener('load', () => setState(embed, 'loaded'), true)
  content.addEventListener('error', ({ target }) => isFatal(target as Element) && showFailure(embed), true)
  content.append(document.importNode(template.content, true))
  setState(embed, 'loading')
  embed.append(content)
}

/** Shows the card again, as it was at first. */
function unload(embed: HTMLElement) {
  for (const added of embed.querySelectorAll('.embed-content, .embed-failure, .embed-stop')) added.remove()
  for (const box of embed.querySelectorAll('input')) box.checked = false
  delete embed.dataset.state
}

/** Whether an element that could not be loaded is all there is. Of several sources, browsers try one after the other. */
function isFatal(failed: Element): boolean {
  return (
    failed.matches('img, video, audio') || (failed.matches('source') && !failed.nextElementSibling?.matches('source'))
  )
}

/** Shows the card with a message and a button that tries again. */
function showFailure(embed: HTMLElement) {
  const { kind } = embed.dataset
  const message = navigator.onLine
    ? `The ${kind} could not be loaded from ${nameHosts(embed)}.`
    : `You are offline, so the ${kind} cannot be loaded.`
  const content = embed.querySelector('.embed-content')
  const hadFocus = content?.contains(document.activeElement)
  content?.remove()
  const failure = document.createElement('span')
  failure.className = 'embed-failure'
  failure.append(message, makeButton('', 'Retry', `Retry: ${embed.querySelector('strong')?.textContent}`))
  embed.querySelector('.embed-card > a')?.before(failure)
  setState(embed, 'failed')
  if (hadFocus) focusContent(embed)
  announce(message)
}

/** Focuses what has been loaded, or the button that tries again. */
function focusContent(embed: HTMLElement) {
  const target = embed.querySelector<HTMLElement>(
    '.embed-content :is(a, iframe, img, video, audio), .embed-failure button',
  )
  target?.focus()
  if (!target || target === document.activeElement) return
  target.tabIndex = -1 // Images, and videos without controls, cannot be focused otherwise.
  target.focus()
}

/** `loading`, `loaded` or `failed`; none while the card asks. */
function setState(embed: HTMLElement, state: 'loading' | 'loaded' | 'failed') {
  embed.dataset.state = state
}

function listHosts(embed: HTMLElement): string[] {
  return (embed.dataset.hosts ?? '').split(' ')
}

function nameHosts(embed: HTMLElement): string {
  return listHosts(embed).join(' and ')
}

/** Stored as `{"maps.example":true}`. */
function readAllowedHosts(): ReadonlySet<string> {
  const stored = Object.entries(readStoredRecord(storageKey))
  return new Set(stored.filter(([, value]) => value === true).map(([host]) => host))
}

function storeAllowedHosts(hosts: string[]) {
  if (hosts.length === 0) removeStored(storageKey)
  else writeStored(storageKey, JSON.stringify(Object.fromEntries(hosts.map(host => [host, true]))))
}
