// Every island: where its component is, and when React attaches to it. The entry script loads what it needs from here.
export const islands = {
  'search-dialog': { load: () => import('./search-dialog.tsx').then(module => module.SearchDialog), when: 'intent' },
  'search-page': {
    load: () => import('./search-page.tsx').then(module => module.SearchPage),
    when: 'load',
    /** What crashes is the page, not a control on it. */
    ownsPage: true,
  },
  'study-ticks': { load: () => import('./study-ticks.tsx').then(module => module.StudyTicks), when: 'visible' },
  'clear-my-data': { load: () => import('./clear-my-data.tsx').then(module => module.ClearMyData), when: 'intent' },
  'offline-docs': { load: () => import('./offline-docs.tsx').then(module => module.OfflineDocs), when: 'visible' },
} as const

export type IslandName = keyof typeof islands
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]['load']>>
