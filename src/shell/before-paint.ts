// The only inline script, the same bytes on every page, run before the first paint: colour mode, announcement bar, and
// the mark that scripts run. `framework/headers` allows it by its hash. Storage may throw (blocked) or hold anything.
export const storageKeys = {
  theme: 'theme',
  announcement: 'tickwise.announcement',
  studyTicks: 'tickwise.study-ticks',
  docsVersion: 'tickwise.docs-version',
} as const

export const beforePaint = `(d=>{d.dataset.scripts="";try{let s=localStorage,t=s.getItem("${storageKeys.theme}");if(t=="dark")d.dataset.theme=t;if(s.getItem("${storageKeys.announcement}")==d.dataset.announcement)d.dataset.announcementClosed=""}catch{}})(document.documentElement)`
