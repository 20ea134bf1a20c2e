import type { Page } from 'playwright-core'

/**
 * Has the site look as if it had been published again since `page` was loaded: the page comes with another entry script, and
 * the scripts whose names match `gone` are no longer there.
 */
export async function publishAgain(page: Page, gone: string) {
  await page.context().route(page.url(), async route => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/(\/assets\/client-)[\w-]+/, '$1NEW') })
  })
  await page.context().route(gone, route => route.fulfill({ status: 404, body: 'Not found' }))
}
