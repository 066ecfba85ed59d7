import type { BrowserContext } from '@playwright/test'

/** Collects console errors, page errors and 5xx responses of a browser context, a line each. */
export function collectBrowserErrors(context: BrowserContext): readonly string[] {
  const errors: string[] = []
  // Chromium reports a violation of the content security policy as a console error too.
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => errors.push(`page error: ${webError.error().stack}`))
  context.on('response', (response) => {
    if (response.status() >= 500) errors.push(`response: ${response.status()} ${response.url()}`)
  })
  return errors
}
