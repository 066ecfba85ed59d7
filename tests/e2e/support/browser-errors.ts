import type { BrowserContext } from '@playwright/test'

/**
 * Playwright sets its clock in the page of the previous test while that page is being replaced, because tests share a
 * context; the page then reports that the clock is missing. No script of the site has such a name.
 */
const missingClock = /reading 'controller'\)\s+at <anonymous>/

/**
 * Chromium skips the transition between two pages when a scrollbar comes or goes meanwhile, as it does when a link in a
 * dialog is followed; the new page is shown without it.
 */
const skippedTransition = /Transition was aborted because of invalid state/

/** Collects console errors, page errors and 5xx responses of a browser context, a line each. */
export function collectBrowserErrors(context: BrowserContext): readonly string[] {
  const errors: string[] = []
  // Chromium reports a violation of the content security policy as a console error too.
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => {
    const { name, message, stack } = webError.error()
    const text = stack || `${name}: ${message}`
    if (!missingClock.test(text) && !skippedTransition.test(text)) errors.push(`page error: ${text}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500) errors.push(`response: ${response.status()} ${response.url()}`)
  })
  return errors
}
